import { altText } from "#app/domain/content/picture/queries.server.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { SummitEvent } from "./schema.ts";

export async function venuePicture({ image }: Pick<SummitEvent, "image">, locale: Locale): Promise<{ src: string; alt: string }> {
	if (image) return { src: publicFile(image), alt: await altText(image, locale) };
	return { src: publicFile("/images/venue"), alt: textsOf("venue", locale, {}).imageAlt };
}
