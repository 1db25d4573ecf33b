import { encodeEntity } from "#app/http/form-codecs.ts";
import type { Values } from "#app/http/form-values.ts";
import type { Locale } from "#app/i18n/config.ts";
import { controlLabel } from "#app/i18n/control-label.ts";
import { errorWords } from "#app/i18n/error-words.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { controlTexts } from "./control-texts.server.ts";
import { beginningOf } from "./csv-cells.ts";
import { columnsOf, headingOf, ID } from "./csv-columns.server.ts";
import { entityTexts } from "./entity-texts.server.ts";
import type { FileFailure, ImportPlan, LinePlan, UnknownHeading } from "./import-plan.server.ts";
import type { Choice, Entity, Resource } from "./resource.ts";

const MAX_VALUES = 12;
const MAX_VALUE_LENGTH = 60;

/** More lines would make a page of many megabytes. Lines with errors come first. */
const MAX_SHOWN = 50;

type BadLine = Extract<LinePlan, { kind: "bad" }>;

interface Columns {
	resource: Resource;
	choices: Record<string, Choice[]>;
	locale: Locale;
}

export function columnsView({ resource, choices, locale }: Columns) {
	const text = textsOf("importExport", locale, {}).columns;
	const columns = columnsOf(resource).map((column) => ({
		name: headingOf(column),
		meaning: [labelOf(column.name, { resource, locale }), column.isList && text.list].filter(Boolean).join(". "),
		values: valuesOf(choices[column.name]),
	}));
	return [{ name: ID, meaning: text.id, values: undefined }, ...columns];
}

export function planView(plan: ImportPlan, entityType: Columns) {
	const { locale } = entityType;
	const t = translatorFor(locale);
	const text = textsOf("importExport", locale, {});
	const of = (kind: LinePlan["kind"]) => plan.lines.filter((line) => line.kind === kind);
	const kinds = (["bad", "changed", "new", "unchanged"] as const).filter((kind) => of(kind).length > 0);
	const [good, bad] = [of("changed").length + of("new").length, of("bad").length];
	let left = MAX_SHOWN;
	return {
		fingerprint: plan.fingerprint,
		canImport: good > 0,
		isBad: bad > 0,
		apply: bad > 0 ? t("importExport.applyPartly", { count: good, of: good + bad }) : text.apply,
		groups: kinds.map((kind) => {
			const lines = of(kind).sort((one, other) => Number(isRecognized(other)) - Number(isRecognized(one)));
			const shown = lines.slice(0, left);
			left -= shown.length;
			const hidden = lines.length - shown.length;
			return {
				kind,
				title: text.kinds[kind],
				count: t(`importExport.counts.${kind}`, { count: lines.length }),
				lines: shown.map((line) => ({ ...lineView(line, entityType), words: t("importExport.line", { line: line.line }) })),
				more: hidden > 0 ? t("importExport.counts.more", { count: hidden }) : undefined,
			};
		}),
	};
}

export interface HeadingChoices {
	headings: { name: string; heading: string; column: string }[];
	options: { value: string; label: string }[];
}

/** Returns a select for each unknown heading; undefined if all headings are known. */
export function headingChoices(
	unknown: readonly UnknownHeading[] = [],
	{ resource, locale }: Pick<Columns, "resource" | "locale">,
): HeadingChoices | undefined {
	if (unknown.length === 0) return undefined;
	return {
		headings: unknown
			.slice(0, MAX_SHOWN)
			.map(({ index, heading, column = "" }) => ({ name: `column.${index}`, heading: heading.slice(0, MAX_VALUE_LENGTH), column })),
		options: columnsOf(resource).map(({ name }) => ({ value: name, label: labelOf(name, { resource, locale }) })),
	};
}

export type PlanView = ReturnType<typeof planView>;

export function failureText(failure: FileFailure, locale: Locale): string {
	return translatorFor(locale)(`importExport.failures.${failure.kind}`, { ...failure });
}

const isRecognized = (line: LinePlan) => line.kind === "changed" && line.meant !== undefined;

function lineView(plan: LinePlan, entityType: Columns) {
	return {
		line: plan.line,
		name: plan.name,
		meant: plan.kind === "changed" ? plan.meant?.words : undefined,
		reasons: plan.kind === "bad" ? Object.entries(plan.errors).map(([column, error]) => reasonOf(column, error, plan, entityType)) : [],
		differences:
			plan.kind === "changed"
				? differencesOf(plan.before, plan.after, entityType)
				: plan.kind === "new"
					? differencesOf(undefined, plan.after, entityType)
					: [],
	};
}

function reasonOf(column: string, error: string, { written, earlier }: BadLine, { resource, choices, locale }: Columns): string {
	const cell = written[column]?.trim() ?? "";
	const parameters = { line: earlier ?? "", value: unknownIn(cell, choices[column]).join("; ") || cell.slice(0, MAX_VALUE_LENGTH) };
	const known = { ...textsOf("editor", locale, {}).errors, ...textsOf("importExport", locale, parameters).errors };
	const words = error === "choice" && !cell ? known.required : errorWords(error, known);
	const allowed = error === "choice" && valuesOf(choices[column]);
	return [column && `${labelOf(column, { resource, locale })}:`, words, allowed && `(${allowed})`].filter(Boolean).join(" ");
}

function differencesOf(before: Entity | undefined, after: Entity, { resource, choices, locale }: Columns) {
	const earlier: Values = before ? encodeEntity(resource.schema, before) : {};
	const later = encodeEntity(resource.schema, after);
	const names = Object.keys({ ...earlier, ...later }).filter((name) => (earlier[name] ?? "") !== (later[name] ?? ""));
	const wordsOf = controlTexts(resource, choices, locale);
	return names.map((name) => ({
		label: labelOf(name, { resource, locale }),
		before: before ? wordsOf(name, earlier[name]) : "",
		after: wordsOf(name, later[name]),
	}));
}

function labelOf(column: string, { resource, locale }: Pick<Columns, "resource" | "locale">): string {
	const { fields } = entityTexts(resource, locale);
	return column === ID ? ID : controlLabel(column, fields, textsOf("editor", locale, {}).languagesWithin);
}

function unknownIn(cell = "", choices: Choice[] = []): string[] {
	const members = cell.split(";").flatMap((member) => member.trim() || []);
	return members.filter((member) => !choices.some(({ value }) => value === member)).map((member) => member.slice(0, MAX_VALUE_LENGTH));
}

function valuesOf(choices: Choice[] = []): string | undefined {
	const first = choices.slice(0, MAX_VALUES).map(({ label }) => beginningOf(label));
	return first.length > 0 ? [...first, ...(choices.length > MAX_VALUES ? ["…"] : [])].join(", ") : undefined;
}
