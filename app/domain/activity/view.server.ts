import { z } from "zod";
import type { LoggedChange } from "~/admin/changes.server";
import type { NounTexts } from "~/admin/resource";
import { isUndoable } from "~/admin/undo.server";
import type { SummitEvent } from "~/domain/event/schema";
import { keeperOf, resourceOf } from "~/domain/resources.server";
import { flatten, type Values } from "~/http/form-values";
import type { Locale } from "~/i18n/config";
import { controlLabel } from "~/i18n/control-label";
import { formatInstant } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";

/** What was done together, in the words of a language. */
export type BatchView = ReturnType<typeof batchView>;

export function batchView(changes: LoggedChange[], { timeZone }: Pick<SummitEvent, "timeZone">, locale: Locale) {
	const [{ batch, at, username, undoes, undone }] = changes as [LoggedChange];
	return {
		id: batch,
		username,
		at: { isoDate: at, text: formatInstant(at, locale, timeZone) },
		isUndo: undoes !== undefined,
		undone,
		canUndo: !undone && changes.every((change) => isUndoable(change, keeperOf(change.noun))),
		changes: changes.map((change) => changeView(change, locale)),
	};
}

function changeView(change: LoggedChange, locale: Locale) {
	const { id, noun, entityId, name, before, after } = change;
	const { nouns, kinds } = textsOf("activity", locale, {});
	const resource = resourceOf(noun);
	return {
		id,
		entityId,
		noun: nouns[noun as keyof typeof nouns] ?? noun,
		kind: before ? (after ? kinds.changed : kinds.deleted) : kinds.created,
		name,
		path: resource && after ? `/admin/${resource.section}/${entityId}` : undefined,
		differences: differencesOf(change, locale),
	};
}

/** What each control held before and after, where that differs. */
function differencesOf({ noun, before, after }: LoggedChange, locale: Locale) {
	const resource = resourceOf(noun);
	// What visitors sent is not edited: its name says all there is.
	if (!resource && noun !== "user") return [];
	const { userFields, flags } = textsOf("activity", locale, {});
	const fields: Record<string, string> = resource ? (textsOf(resource.texts, locale, {}) as unknown as NounTexts).fields : userFields;
	const valuesOf = (entity: object | undefined): Values => ({ ...typedIn(noun, entity), ...placesIn(entity, fields), ...flagsIn(entity, flags) });
	const [earlier, later] = [valuesOf(before), valuesOf(after)];
	const names = Object.keys({ ...earlier, ...later }).filter((name) => (earlier[name] ?? "") !== (later[name] ?? ""));
	const { languages } = textsOf("editor", locale, {});
	return names.map((name) => ({ label: controlLabel(name, fields, languages), before: earlier[name] ?? "", after: later[name] ?? "" }));
}

/** An entity as its form would show it; one from before the form became what it is, as it was kept. */
function typedIn(noun: string, entity: object | undefined) {
	const schema = resourceOf(noun)?.schema;
	return flatten((schema && z.safeEncode(schema, entity ?? {}).data) ?? entity);
}

/** Numbers that have a label and are moved by buttons, not typed: places in an order. */
function placesIn(entity: object | undefined, fields: Record<string, string>): Values {
	const places = Object.entries(entity ?? {}).filter(([name, kept]) => /order$/i.test(name) && name in fields && kept);
	return Object.fromEntries(places.map(([name, kept]) => [name, String(kept)]));
}

/** Whether something is so, in words. */
function flagsIn(entity: object | undefined, words: { yes: string; no: string }): Values {
	const flags = Object.entries(entity ?? {}).filter(([, kept]) => typeof kept === "boolean");
	return Object.fromEntries(flags.map(([name, kept]) => [name, kept ? words.yes : words.no]));
}
