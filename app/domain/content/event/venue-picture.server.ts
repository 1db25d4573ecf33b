import { altText } from "~/domain/content/picture/queries.server";
import { publicFile } from "~/http/public-files/address.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import type { SummitEvent } from "./schema";

/** The picture of the venue and what it shows: the one that organizers chose, or the site's own drawing. */
export async function venuePicture({ image }: Pick<SummitEvent, "image">, locale: Locale): Promise<{ src: string; alt: string }> {
	if (image) return { src: publicFile(image), alt: await altText(image, locale) };
	return { src: publicFile("/images/venue"), alt: textsOf("venue", locale, {}).imageAlt };
}
