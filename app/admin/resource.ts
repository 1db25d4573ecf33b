import type { z } from "zod";
import type { Values } from "#app/http/form-values.ts";
import type { ToastCounts, ToastName } from "#app/http/toast.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { TextPage, Texts } from "#app/i18n/texts.server.ts";
import type { LocalText, Translated } from "#app/i18n/translated.ts";
import type { BadgeColour } from "#app/ui/badge.tsx";
import type { ShareModel } from "#app/ui/share-model.ts";
import type { Database } from "./changes.server.ts";
import type { Section } from "./sections.ts";

/** What the texts of every noun have. */
export interface NounTexts {
	title: string;
	lead?: string;
	one: string;
	add?: string;
	/** Headings of the list's columns beside name and translations. */
	columns: Record<string, string>;
	/** Labels of the form's fields, by the first part of their names. */
	fields: Record<string, string>;
	hints?: Record<string, string>;
	/** What is said of deleting one, where it is not what is said of most; `several` of deleting some. */
	deletion?: { words?: string; several?: string; keptWords?: string };
}

/** Values and names for a select: what the control sends, and what the organizer reads. */
export interface Choice {
	value: string;
	label: string;
	thumbnail?: string;
}

/** What a list says of an entity in one column; with a color, as a badge; sorted by another value where its words do not sort themselves. */
export type Cell = string | (LocalText & { colour?: BadgeColour; sortBy?: string | number });

/** How visitors see an entity: what a list is narrowed to, and what is changed of many at once. */
export interface Statuses<E> {
	/** In words, by status, in the order in which a list offers them. */
	labels: Record<string, string>;
	of(entity: E): string;
	/** What an entity's fields become with a status. */
	fieldsFor(status: string): Partial<E>;
}

/** An entity that a change of another changes as well: as it is, and as it becomes. */
export interface Reference {
	resource: Resource;
	before: Entity;
	after: Entity;
}

export interface Entity {
	id: string;
}

/** A page of the site, in the words of a sitemap. */
export interface SitePage {
	/** Without language. */
	path: string;
	/** ISO day from which it is there, where that was chosen. */
	publishedOn?: string;
}

/** One call of the API: GET /api/<name>, which answers with a list. */
export interface ApiCall {
	name: string;
	/** What it answers with, in English. */
	summary: string;
	/** What each entry of the list holds, in what the documentation says of it, too. Its fields are called as in the resource's schema. */
	entry: z.ZodType<object>;
	/** Fields of the schema that entries hold under another name. */
	renamed?: Record<string, string>;
	/** Fields of the schema that entries leave out. */
	leftOut: readonly string[];
	/** The parameter by which the list can be narrowed, to one of these values. */
	filter?: { name: string; about: string; values(): readonly string[] | Promise<readonly string[]> };
	/** @throws a 400 response where the query asks for what there is not */
	answer(url: URL, locale: Locale): Promise<object[]>;
}

/** Something that cannot be so together with the entity: a sentence, and the editor of the other half. */
export interface Clash {
	path: string;
	sentence: LocalText[];
	/** Said after a save that leaves it so. */
	toast: "savedClashing" | "savedOverfull";
}

/** What a change brings with it, asked before it is saved. */
export interface Question {
	key: string;
	title: string;
	words: string;
	submit: string;
	/** What the form holds from then on, by its controls, unless the organizer chooses otherwise. */
	proposes?: Values;
	/** To how many holders of places emails go out by the save. */
	told?: number;
	/** In place of what is told after most saves. */
	toast?: { name: ToastName; counts: ToastCounts };
}

/** What the site's search groups its hits by. */
export type SearchKind = keyof Texts["search"]["kinds"];

/** What the site's search finds of an entity. */
export interface Searched {
	kind: SearchKind;
	/** Where it leads, without language. */
	path: string;
	/** The ISO day from which visitors find it; empty for always, nothing of a draft. */
	visibleFrom: string | undefined;
	/** What it is called and all that it says, in words alone. */
	words(locale: Locale): { name: LocalText; text: LocalText };
}

interface Finder<E> {
	find(entity: E, on: Database): Promise<Searched | undefined>;
}

/** Pages of single entities. */
export interface EntityPages {
	/** The list that they lie below, such as `/speakers`. */
	below: string;
	/** Returns the share picture of a page by the last part of its path; undefined where visitors see none. */
	sharePicture(part: string, locale: Locale): Promise<ShareModel | undefined>;
}

/** All that the shared flow must know about a noun. A noun that is neither created nor deleted brings no `insert` and `remove`. */
export interface Resource<E extends Entity = Entity> {
	/** What the log of changes calls it, such as `speaker`. */
	noun: string;
	section: Section;
	texts: TextPage;
	/** From what the form's controls hold, nested by the dots in their names, to the entity's fields, and back. */
	schema: z.ZodType<object>;
	/** Ids that none gets beside those that addresses take. */
	takenIds?: readonly string[];
	/** What an entity is called; addresses and the log take the English. */
	nameOf(fields: E): string | Translated;
	/** Where visitors see it, without language; nothing where they do not, or not yet. */
	publicPath(entity: E): string | undefined | Promise<string | undefined>;
	/** The pages that are its own, for search engines: those of `entityPages`, or some that stand alone. */
	pages(): SitePage[] | Promise<SitePage[]>;
	/** Undefined where an entity has no page of its own. */
	entityPages: EntityPages | undefined;
	/** What programs read of it, if anything. */
	api: ApiCall | undefined;
	/** As what the dashboard counts all of them, if it does. */
	figure: keyof Texts["dashboard"]["figures"] | undefined;
	/** Where it is edited, if not below its section. */
	editorPath?(entity: E): string;
	/** The list's columns, by the names of `columns` in its texts. */
	row(entity: E, locale: Locale): Record<string, Cell>;
	list(on: Database): Promise<E[]>;
	/** The same to be looked at and never saved: without what long texts say, but whether they are there and stale, and what pictures they show. */
	outline?(on: Database): Promise<E[]>;
	/** Of nouns with an outline: the ids of those whose long texts say a word, folded by `foldText`, in any language. */
	mentioning?(word: string): Promise<ReadonlySet<string>>;
	/** Of nouns whose status is no field of their form. */
	statuses?(locale: Locale): Promise<Statuses<E>>;
	find(id: string, on: Database): Promise<E | undefined>;
	/** What the form of an entity, or of any, offers to choose from. Of fields that share a list it is given the first one's. */
	choices(locale: Locale, entity?: E): Promise<Record<string, Choice[]>>;
	/** Fills in what a new entity has and its form does not show. */
	complete?(fields: E, trx: Database): Promise<E>;
	/** What a change of the form's fields brings with it in those that it does not show. */
	adjust?(after: E, before: E, trx: Database): Promise<E>;
	/** What only a look at the others can find wrong: errors by the names of the controls. Fields that are wrong by themselves are not there. */
	check?(entity: Partial<E> & Entity, trx: Database): Promise<Record<string, string>>;
	/** What only those may change who handle money, by the names of its controls; a new entity has changed what is not undefined. */
	money?(entity: Partial<E>): Record<string, unknown>;
	/** What it cannot be together with, though it may be saved so. */
	clashes?(entity: E, locale: Locale): Promise<Clash[]>;
	/** Why undo alone does not bring something back, such as what is saved with one's own password: errors by the names of the controls. */
	refusesUndo?(to: E, from: E | undefined, trx: Database): Promise<Record<string, string>>;
	/** What must be confirmed before a change is saved. */
	question?(after: E, before: E, locale: Locale): Promise<Question | undefined>;
	/** The same by whatever way it is changed, such as of many at once, where others have something of it that they could lose. */
	holdersQuestion?(after: E, before: E, locale: Locale, on?: Database): Promise<Question | undefined>;
	/** The others that change with it. */
	following?(after: E, before: E, on: Database): Promise<Reference[]>;
	insert?(trx: Database, entity: E): Promise<void>;
	update(trx: Database, entity: E): Promise<void>;
	/** What is told after a save, of a noun that visitors see nothing of. */
	saved?: ToastName;
	/** The same of one that they see in another way than most. */
	savedAs?(entity: E): ToastName | undefined;
	remove?(trx: Database, id: string): Promise<void>;
	/** What names this entity and must let go of it before it is deleted. */
	references?(id: string, on: Database): Promise<Reference[]>;
	/** Whether it must stay: others hold on to it that no organizer edits, such as orders. */
	isKept?(id: string, on: Database): Promise<boolean>;
	/** Whether all of it can be saved as a CSV file and imported from one. */
	importable: boolean;
	/** What its preview shows, worded in a language. */
	preview?(entity: E, locale: Locale): Promise<unknown>;
	/** How visitors find an entity by the site's search; undefined where they find none. */
	searched: Finder<E>["find"] | undefined;
	/** Stores the files that came with the form and puts their addresses into it; what is wrong with them, by control. */
	takeFiles?(form: FormData, username: string): Promise<Record<string, string>>;
}

/** What a control holds as saved by somebody else and as typed, in words. */
export interface Difference {
	name: string;
	saved: string;
	yours: string;
}

/** What a form comes back with where it was not saved. */
export interface EditorAnswer {
	values: Values;
	version: string;
	/** Pictures that the form shows, in place of those that it began with. */
	choices?: Record<string, Choice[]>;
	errors?: Record<string, string>;
	/** Why the form as a whole was refused. */
	failure?: { title: string; words: string };
	conflict?: { title: string; words: string; differences: Difference[] };
	preview?: { locale: Locale; title: string; common: Texts["common"]; view: unknown };
	review?: true;
	question?: Question;
}
