import { createHash } from "node:crypto";
import { type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import type { ShareModel, SharePicture } from "#app/ui/share-model.ts";

const DRAWING_VERSION = 2;

const ADDRESS = /^\/og(\/.*)\.[0-9a-f]{16}\.jpg$/;
const HOME = "/home";

/** The address depends on everything that the picture shows, so that it can be cached forever. */
export function shareAddress(model: ShareModel): string {
	const version = createHash("sha256")
		.update(JSON.stringify([DRAWING_VERSION, model]))
		.digest("hex")
		.slice(0, 16);
	const { locale, path } = model.page;
	return `/og${localePath(locale, path === "/" ? HOME : path)}.${version}.jpg`;
}

export function pageOfAddress(address: string): { locale: Locale; path: string } | undefined {
	const [, page] = ADDRESS.exec(address) ?? [];
	if (!page) return undefined;
	const { locale, path } = splitPath(page);
	return { locale, path: path === HOME ? "/" : path };
}

/** The picture's words are its alternative text. */
export function sharePicture(model: ShareModel): SharePicture {
	const { cancelled, eyebrow, title, lead, facts = [], summit } = model;
	const words = [cancelled, eyebrow, title, lead, ...facts, title === summit.name ? "" : summit.name, summit.when];
	const alt = words
		.filter(Boolean)
		.map((part) => part?.replace(/[.!]$/, ""))
		.join(". ");
	return { address: shareAddress(model), alt };
}
