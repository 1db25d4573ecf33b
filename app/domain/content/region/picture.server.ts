import { pictureIdIn } from "~/domain/content/picture/address";
import { altText } from "~/domain/content/picture/queries.server";
import { publicFile } from "~/http/public-files/address.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import type { Region } from "./schema";

/** A region's picture and what it shows: the one that organizers chose, or the site's own drawing. */
export async function regionPicture({ id, image }: Pick<Region, "id" | "image">, locale: Locale): Promise<{ src: string; alt: string } | undefined> {
	if (!image) return undefined;
	return { src: publicFile(image), alt: pictureIdIn(image) ? await altText(image, locale) : textsOf("regions", locale, {}).imageAlt[id] };
}
