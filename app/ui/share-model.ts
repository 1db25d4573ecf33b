import type { Locale } from "#app/i18n/config.ts";

/** The texts of a page's share picture, in the page's language. Equal models give the same picture. */
export interface ShareModel {
	page: { locale: Locale; path: string };
	/** Such as "Keynote". */
	eyebrow?: string;
	/** If it is canceled. */
	cancelled?: string;
	title: string;
	/** A sentence below the title. */
	lead?: string;
	/** Each begins a line of its own; the first is what one looks for. */
	facts?: string[];
	summit: { name: string; when: string };
	arch?: Arch;
}

/** A picture in an arch beside the words. */
export interface Arch {
	/** Address without width and ending. */
	picture: string;
	kind: "portrait" | "scene";
	/** Of a portrait: the ground behind it. */
	region?: "nordic" | "latam";
}

/** A page's share picture as the page names it. */
export interface SharePicture {
	/** Without origin. */
	address: string;
	alt: string;
}
