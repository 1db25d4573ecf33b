import { pictureIdIn } from "#app/domain/content/picture/address.ts";
import { altText } from "#app/domain/content/picture/queries.server.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { Region } from "./schema.ts";

export async function regionPicture({ id, image }: Pick<Region, "id" | "image">, locale: Locale): Promise<{ src: string; alt: string } | undefined> {
	if (!image) return undefined;
	return { src: publicFile(image), alt: pictureIdIn(image) ? await altText(image, locale) : textsOf("regions", locale, {}).imageAlt[id] };
}
