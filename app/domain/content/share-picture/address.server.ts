import { createHash } from "node:crypto";
import { type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import type { ShareModel, SharePicture } from "#app/ui/share-model.ts";

/** Raised with every change of how pictures are drawn, so that nobody keeps an old one. */
const DRAWING = 2;

const ADDRESS = /^\/og(\/.*)\.[0-9a-f]{16}\.jpg$/;
/** What stands for `/` in an address. */
const HOME = "/home";

/** Where a share picture is found: below its page's path, named by all that it says, so that it can be kept for ever. */
export function shareAddress(model: ShareModel): string {
	const version = createHash("sha256")
		.update(JSON.stringify([DRAWING, model]))
		.digest("hex")
		.slice(0, 16);
	const { locale, path } = model.page;
	return `/og${localePath(locale, path === "/" ? HOME : path)}.${version}.jpg`;
}

/** The page to which an address belongs, whatever its version. */
export function pageOfAddress(address: string): { locale: Locale; path: string } | undefined {
	const [, page] = ADDRESS.exec(address) ?? [];
	if (!page) return undefined;
	const { locale, path } = splitPath(page);
	return { locale, path: path === HOME ? "/" : path };
}

/** What the head of the page says of its picture. Its words stand in it, so they are what it shows. */
export function sharePicture(model: ShareModel): SharePicture {
	const { cancelled, eyebrow, title, lead, facts = [], summit } = model;
	const words = [cancelled, eyebrow, title, lead, ...facts, title === summit.name ? "" : summit.name, summit.when];
	const alt = words
		.filter(Boolean)
		.map((part) => part?.replace(/[.!]$/, ""))
		.join(". ");
	return { address: shareAddress(model), alt };
}
