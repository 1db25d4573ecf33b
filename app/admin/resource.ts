import type { z } from "zod";
import type { Locale } from "~/i18n/config";
import type { TextPage, Texts } from "~/i18n/texts.server";
import type { LocalText } from "~/i18n/translated";
import type { BadgeColour } from "~/ui/badge";
import type { Database } from "./changes.server";
import type { Section } from "./sections";

/** What the log of changes calls the kinds of things that organisers edit. */
export type Noun = keyof Texts["dashboard"]["nouns"];
/** The texts of one noun's list and form. */
export type NounTextPage = Extract<TextPage, `edit${string}` & (`editor` | string)> & Exclude<TextPage, "editor">;

/** What the texts of every noun have. */
export interface NounTexts {
	title: string;
	one: string;
	/** Of nouns that can be added. */
	add?: string;
	/** Headings of the list's columns beside name and translations. */
	columns: Record<string, string>;
	/** Labels of the form's fields, by the first part of their names. */
	fields: Record<string, string>;
	hints?: Record<string, string>;
}

/** Values and names for a select: what the control sends, and what the organiser reads. */
export interface Choice {
	value: string;
	label: string;
}

/** What a list says of an entity in one column; with a colour, as a badge. */
export type Cell = string | (LocalText & { colour?: BadgeColour });

/** An entity that refers to another: as it is, and as it is without. */
export interface Reference {
	resource: Resource;
	before: Entity;
	after: Entity;
}

export interface Entity {
	id: string;
}

/** All that the shared flow must know about a noun. A noun that is neither created nor deleted brings no `insert` and `remove`. */
export interface Resource<Kept extends Entity = Entity> {
	noun: Noun;
	section: Section;
	texts: TextPage;
	/** From what the form's controls hold, nested by the dots in their names, to the entity's fields, and back. */
	schema: z.ZodType<object>;
	/** In English, for addresses and the log. */
	nameOf(fields: Kept): string;
	/** Where visitors see it, without language; nothing where they do not, or not yet. */
	publicPath(entity: Kept): string | undefined | Promise<string | undefined>;
	/** The list's columns, by the names of `columns` in its texts. */
	row(entity: Kept, locale: Locale): Record<string, Cell>;
	list(on: Database): Promise<Kept[]>;
	find(id: string, on: Database): Promise<Kept | undefined>;
	/** What the form offers to choose from. */
	choices(locale: Locale): Promise<Record<string, Choice[]>>;
	/** Fills in what a new entity has and its form does not show. */
	complete?(fields: Kept, trx: Database): Promise<Kept>;
	/** What a change of the form's fields brings with it in those that it does not show. */
	adjust?(after: Kept, before: Kept, trx: Database): Promise<Kept>;
	/** What only a look at the others can find wrong: errors by the names of the controls. */
	check?(entity: Kept, trx: Database): Promise<Record<string, string>>;
	insert?(trx: Database, entity: Kept): Promise<void>;
	update(trx: Database, entity: Kept): Promise<void>;
	remove?(trx: Database, id: string): Promise<void>;
	/** What names this entity and must let go of it before it is deleted. */
	references?(id: string, on: Database): Promise<Reference[]>;
	/** Whether all of it can be saved as a CSV file and imported from one. */
	exchanged?: true;
	/** What its preview shows, worded in a language. */
	preview?(entity: Kept, locale: Locale): Promise<unknown>;
	/** Stores the files that came with the form and puts their addresses into it; what is wrong with them, by control. */
	takeFiles?(form: FormData, username: string): Promise<Record<string, string>>;
}
