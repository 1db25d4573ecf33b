import type { Locale } from "#app/i18n/config.ts";
import type { LocalText } from "#app/i18n/translated.ts";

/** Addresses are absolute; `#name` links to a section. Equal models give equal files. */
export interface DocumentModel {
	language: Locale;
	title: string;
	author: string;
	subject: string;
	changedAt: string;
	foot: { text: string; href?: string; page: string };
	/** Printed at the end if letters are missing in all fonts and drawn as boxes. */
	gaps?: string;
	cover?: Cover;
	blocks: Block[];
}

export interface Cover {
	height: "tall" | "low";
	eyebrow: string;
	title: LocalText;
	lead?: LocalText;
	facts: string[];
}

export interface Linked extends LocalText {
	href?: string;
}

export type Block =
	| { kind: "section"; title: LocalText; eyebrow?: string; name?: string; newPage?: boolean }
	| { kind: "heading"; title: LocalText }
	| { kind: "paragraph"; text: Linked; look?: "lead" | "quiet" }
	| { kind: "list"; items: LocalText[]; numbered?: boolean }
	| { kind: "figures"; figures: { figure: LocalText; label: LocalText }[] }
	| { kind: "facts"; facts: Fact[] }
	| { kind: "entries"; entries: Entry[] }
	| { kind: "picture"; picture: Picture; ratio: number }
	| { kind: "marks"; marks: Picture[] }
	| Badge
	| Letterhead
	| { kind: "sums"; sums: { term: string; amount: string; isTotal?: boolean }[] }
	| Table
	| Timetable;

/** `jpeg` is in Base64. */
export interface Picture {
	jpeg: string;
	alt: string;
}

export interface Fact {
	term: string;
	value: Linked;
	otherwise?: string;
}

export interface Entry {
	label?: string;
	title: Linked;
	/** Such as "Canceled"; the title is then struck out. */
	mark?: string;
	note?: LocalText;
	text?: LocalText;
}

/** The first column names the rows. `true` is a tick read as `yes`, `false` a dash read as `no`. */
export interface Table {
	kind: "table";
	head: string[];
	widths: number[];
	isFigures?: boolean;
	rows: { name: Linked; note?: string; cells: (LocalText | boolean)[] }[];
	yes?: string;
	no?: string;
}

export interface Badge {
	kind: "badge";
	title: LocalText;
	facts: string[];
	name?: string;
	nameLabel: string;
	/** Replaces the label if the fonts have fewer than two letters of the name. */
	nameElsewhere: string;
	tier: string;
	/** `path` is the data of an SVG path in a square of `size`. */
	code: { path: string; size: number; alt: string };
	entry: string;
	fold: string;
}

export interface Letterhead {
	kind: "letterhead";
	eyebrow: string;
	title: LocalText;
	columns: { heading: string; lines: string[] }[];
}

export interface Timetable {
	kind: "timetable";
	alt: string;
	firstHour: number;
	lastHour: number;
	rooms: { name: LocalText; lanes: number }[];
	/** `lane` counts from 1, times are minutes since midnight. */
	boxes: { lane: number; start: number; end: number; time: string; title: Linked; mark?: string; look: "plain" | "strong" | "quiet" }[];
}
