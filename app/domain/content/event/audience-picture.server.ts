import { altText } from "#app/domain/content/picture/queries.server.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { SummitEvent } from "./schema.ts";

export async function audiencePicture({ audiencePicture: picture }: Pick<SummitEvent, "audiencePicture">, locale: Locale) {
	if (!picture) return undefined;
	return { src: publicFile(picture), alt: (await altText(picture, locale)) || textsOf("prospectus", locale, {}).audienceAlt };
}
