import type { z } from "zod";
import type { Values } from "#app/http/form-values.ts";
import type { ToastCounts, ToastName } from "#app/http/toast.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { TextPage, Texts } from "#app/i18n/texts.server.ts";
import type { LocalText, Translated } from "#app/i18n/translated.ts";
import type { BadgeColor } from "#app/ui/badge.tsx";
import type { ShareModel } from "#app/ui/share-model.ts";
import type { Database } from "./changes.server.ts";
import type { Section } from "./sections.ts";

export interface EntityTexts {
	title: string;
	lead?: string;
	one: string;
	add?: string;
	columns: Record<string, string>;
	/** By the first part of the control's name. */
	fields: Record<string, string>;
	hints?: Record<string, string>;
	deletion?: { words?: string; several?: string; keptWords?: string };
}

export interface Choice {
	value: string;
	label: string;
	thumbnail?: string;
}

/** A badge if it has a color; `sortBy` if its text does not sort correctly. */
export type Cell = string | (LocalText & { color?: BadgeColor; sortBy?: string | number });

export interface Statuses<E> {
	labels: Record<string, string>;
	of(entity: E): string;
	fieldsFor(status: string): Partial<E>;
}

export interface Reference {
	resource: Resource;
	before: Entity;
	after: Entity;
}

export interface Entity {
	id: string;
}

export interface SitePage {
	/** Without language. */
	path: string;
	/** ISO date of a scheduled publication. */
	publishedOn?: string;
}

/** GET /api/<name>, which returns a list. */
export interface ApiCall {
	name: string;
	summary: string;
	/** Has the field names of the resource's schema; also documents the API. */
	entry: z.ZodType<object>;
	/** Schema fields that entries have under another name. */
	renamed?: Record<string, string>;
	leftOut: readonly string[];
	filter?: { name: string; about: string; values(): readonly string[] | Promise<readonly string[]> };
	/** @throws a 400 response for an unknown value in the query */
	answer(url: URL, locale: Locale): Promise<object[]>;
}

/** A conflict that does not prevent saving: a sentence, and the editor of the other entity. */
export interface Clash {
	path: string;
	sentence: LocalText[];
	toast: "savedClashing" | "savedOverfull";
}

export interface Question {
	key: string;
	title: string;
	words: string;
	submit: string;
	proposes?: Values;
	/** Number of registered attendees whom the save emails. */
	notified?: number;
	/** Replaces the usual success message. */
	toast?: { name: ToastName; counts: ToastCounts };
}

export type SearchKind = keyof Texts["search"]["kinds"];

export interface Searched {
	kind: SearchKind;
	/** Without language. */
	path: string;
	/** ISO date; empty for always, undefined for drafts. */
	visibleFrom: string | undefined;
	words(locale: Locale): { name: LocalText; text: LocalText };
}

interface Finder<E> {
	find(entity: E, on: Database): Promise<Searched | undefined>;
}

export interface EntityPages {
	below: string;
	/** Returns the share picture of a page by the last part of its path; undefined if visitors cannot see that page. */
	sharePicture(part: string, locale: Locale): Promise<ShareModel | undefined>;
}

/** Describes how the admin area edits one kind of entity. Without `insert` and `remove`, entities are neither created nor deleted. */
export interface Resource<E extends Entity = Entity> {
	/** Its name in the log, such as `speaker`. */
	entityType: string;
	section: Section;
	texts: TextPage;
	/** Decodes control values, nested by the dots in their names, to the fields of the entity; encodes them back. */
	schema: z.ZodType<object>;
	/** Ids that no entity may have, in addition to those in `isUsableId`. */
	takenIds?: readonly string[];
	/** Two new entries of one name in an import are probably one. */
	namedOnce?: true;
	nameOf(fields: E): string | Translated;
	/** Without language; undefined while visitors cannot see the entity. */
	publicPath(entity: E): string | undefined | Promise<string | undefined>;
	/** Pages for the sitemap: those of `entityPages`, or pages of its own. */
	pages(): SitePage[] | Promise<SitePage[]>;
	entityPages: EntityPages | undefined;
	api: ApiCall | undefined;
	figure: keyof Texts["dashboard"]["figures"] | undefined;
	/** With a field: the page where that is edited. */
	editorPath?(entity: E, field?: string): string;
	row(entity: E, locale: Locale): Record<string, Cell>;
	list(on: Database): Promise<E[]>;
	/** Loads entities for reading only: of long texts only whether they exist, are outdated and contain pictures. */
	outline?(on: Database): Promise<E[]>;
	/** With `outline`: returns the ids whose long texts contain a word, folded by `foldText`, in any language. */
	mentioning?(word: string): Promise<ReadonlySet<string>>;
	/** For entities whose status is no field of their form. */
	statuses?(locale: Locale): Promise<Statuses<E>>;
	find(id: string, on: Database): Promise<E | undefined>;
	/** Choices by field; fields that share a list use the name of the first one. Without `entity`, for any of them. */
	choices(locale: Locale, entity?: E): Promise<Record<string, Choice[]>>;
	/** Sets fields that the form of a new entity does not show. */
	complete?(fields: E, trx: Database): Promise<E>;
	/** Adapts hidden fields to a change of the others. */
	adjust?(after: E, before: E, trx: Database): Promise<E>;
	/** Errors, by control, that depend on other entities. Invalid fields are absent from `entity`. */
	check?(entity: Partial<E> & Entity, trx: Database): Promise<Record<string, string>>;
	/** Values, by control, that only users who handle money may change; in a new entity, those that are not undefined. */
	money?(entity: Partial<E>): Record<string, unknown>;
	clashes?(entity: E, locale: Locale): Promise<Clash[]>;
	/** Errors, by control, of a change that undo alone cannot restore, such as one that needs the user's password. */
	refusesUndo?(to: E, from: E | undefined, trx: Database): Promise<Record<string, string>>;
	question?(after: E, before: E, locale: Locale): Promise<Question | undefined>;
	/** Asked before any change, bulk changes included, by which attendees could lose something. */
	attendeesQuestion?(after: E, before: E, locale: Locale, on?: Database): Promise<Question | undefined>;
	/** Other entities that change with it. */
	following?(after: E, before: E, on: Database): Promise<Reference[]>;
	insert?(trx: Database, entity: E): Promise<void>;
	update(trx: Database, entity: E): Promise<void>;
	/** Controls that publishing needs and that an entity, so far a draft, leaves empty. */
	missing?(entity: E): string[];
	/** Success message for entities that visitors do not see. */
	saved?: ToastName;
	savedAs?(entity: E): ToastName | undefined;
	remove?(trx: Database, id: string): Promise<void>;
	/** Entities that refer to this one and are changed before it is deleted. */
	references?(id: string, on: Database): Promise<Reference[]>;
	/** Returns true if records that nobody edits, such as orders, refer to it and prevent its deletion. */
	isKept?(id: string, on: Database): Promise<boolean>;
	importable: boolean;
	/** Further headings of columns in imported tables, by field. */
	headings?: Record<string, readonly string[]>;
	preview?(entity: E, locale: Locale): Promise<unknown>;
	searched: Finder<E>["find"] | undefined;
	/** Stores uploaded files and puts their addresses into the form; returns errors by control. */
	takeFiles?(form: FormData, username: string): Promise<Record<string, string>>;
}

export interface Difference {
	name: string;
	saved: string;
	yours: string;
}

export interface EditorAnswer {
	values: Values;
	version: string;
	choices?: Record<string, Choice[]>;
	errors?: Record<string, string>;
	failure?: { title: string; words: string };
	conflict?: { title: string; words: string; differences: Difference[] };
	preview?: { locale: Locale; title: string; common: Texts["common"]; view: unknown };
	review?: true;
	question?: Question;
}
