import type { Locale } from "#app/i18n/config.ts";
import type { LocalText } from "#app/i18n/translated.ts";

/**
 * A document as it is to be set: words in the reader's language, without any measure. What is the same here is the same
 * file, byte by byte. All addresses are absolute; `#name` leads to the section of that name.
 */
export interface DocumentModel {
	language: Locale;
	title: string;
	author: string;
	/** A sentence on what it holds, for lists of files. */
	subject: string;
	/** When what stands in it was last changed, as an instant: a file says that it was made then. */
	changedAt: string;
	/** Stands at the foot of every page, beside its number. */
	foot: { text: string; href?: string; page: string };
	/** Said at the end where something in it has letters that no font has, which are drawn as boxes. */
	gaps?: string;
	/** None where the first block is the head of its page. */
	cover?: Cover;
	blocks: Block[];
}

export interface Cover {
	/** A tall one is for a document that is read, a low one for one that is used. */
	height: "tall" | "low";
	eyebrow: string;
	title: LocalText;
	lead?: LocalText;
	/** Such as dates and place, each on a line of its own. */
	facts: string[];
}

/** Text that leads somewhere where it has an address. */
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
	| Badge
	| Letterhead
	| { kind: "sums"; sums: { term: string; amount: string; isTotal?: boolean }[] }
	| Table
	| Timetable;

/** `otherwise` is said where fewer than two letters of the value are in the fonts. */
export interface Fact {
	term: string;
	value: Linked;
	otherwise?: string;
}

/** A line of a programme: what stands before it, its title, and what there is to say. */
export interface Entry {
	/** Such as its time. */
	label?: string;
	title: Linked;
	/** Before the title, such as "Cancelled", whose title is then struck out. */
	mark?: string;
	note?: LocalText;
	text?: LocalText;
}

/** The first column names the rows. A cell `true` is a dot that reads as `yes`, `false` an empty one that reads as `no`. */
export interface Table {
	kind: "table";
	head: string[];
	/** In parts of the whole. */
	widths: number[];
	/** Whether its cells are figures, one below the other. */
	isFigures?: boolean;
	rows: { name: Linked; note?: string; cells: (LocalText | boolean)[] }[];
	yes?: string;
	no?: string;
}

/** The upper half of a page, which folded twice is worn: on the left who it is, on the right what is shown at the door. */
export interface Badge {
	kind: "badge";
	title: LocalText;
	facts: string[];
	/** The attendee; without a name, a line to write on, with the label below. */
	name?: string;
	nameLabel: string;
	/** In place of the label where fewer than two letters of the name are in the fonts. */
	nameElsewhere: string;
	/** What it is good for, such as a kind of ticket. */
	tier: string;
	/** A drawing in a square of `size`, dark on light. */
	code: { path: string; size: number; alt: string };
	entry: string;
	fold: string;
}

/** The head of a letter: what it is, and beside each other who sends it to whom and what there is to know. */
export interface Letterhead {
	kind: "letterhead";
	eyebrow: string;
	title: LocalText;
	columns: { heading: string; lines: string[] }[];
}

/** Rooms side by side and time from top to bottom, to scale. A picture of what is listed after it, and read so. */
export interface Timetable {
	kind: "timetable";
	alt: string;
	/** Full hours. */
	firstHour: number;
	lastHour: number;
	/** From left to right, each as wide as its lanes. */
	rooms: { name: LocalText; lanes: number }[];
	/** `lane` is counted from 1, times in minutes since midnight. */
	boxes: { lane: number; start: number; end: number; time: string; title: Linked; mark?: string; look: "plain" | "strong" | "quiet" }[];
}
