import type { Locale } from "#app/i18n/config.ts";

/** What a page's share picture says: words in the page's language, without any measure. What is the same here is the same picture. */
export interface ShareModel {
	page: { locale: Locale; path: string };
	/** What kind of thing it is, such as "Keynote". */
	eyebrow?: string;
	/** Of what does not take place. */
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
