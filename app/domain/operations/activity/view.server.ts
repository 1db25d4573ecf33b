import type { LoggedChange } from "#app/admin/changes.server.ts";
import { controlTexts } from "#app/admin/control-texts.server.ts";
import { entityTexts } from "#app/admin/entity-texts.server.ts";
import type { Entity } from "#app/admin/resource.ts";
import { entryPath } from "#app/admin/sections.ts";
import type { Role } from "#app/auth/rights.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { resourceOf } from "#app/domain/operations/registry/resources.server.ts";
import { encodeEntity } from "#app/http/form-codecs.ts";
import { flatten, type Values } from "#app/http/form-values.ts";
import type { Locale } from "#app/i18n/config.ts";
import { controlLabel } from "#app/i18n/control-label.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { type Texts, textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";

export type BatchView = ReturnType<typeof batchView>;

export async function batchViews(batches: LoggedChange[][], event: Pick<SummitEvent, "timeZone">, locale: Locale) {
	const entityTypes = [...new Set(batches.flat().map(({ entityType }) => entityType))];
	const words = await Promise.all(entityTypes.map(async (entityType) => [entityType, await wordsFor(entityType, locale)] as const));
	return batches.map((batch) => batchView(batch, event, locale, new Map(words)));
}

const BRIEF_LENGTH = 3;

type Words = (name: string, value?: string) => string;

async function wordsFor(entityType: string, locale: Locale): Promise<Words> {
	const resource = resourceOf(entityType);
	return resource ? controlTexts(resource, await resource.choices(locale), locale) : (_, value = "") => value;
}

function batchView(changes: LoggedChange[], { timeZone }: Pick<SummitEvent, "timeZone">, locale: Locale, words: Map<string, Words>) {
	const [{ batch, at, username, undoes, undone }] = changes as [LoggedChange];
	return {
		id: batch,
		username,
		at: { isoDate: at, text: formatInstant(at, locale, timeZone) },
		isUndo: undoes !== undefined,
		undone,
		brief: {
			count: BRIEF_LENGTH,
			more: changes.length > BRIEF_LENGTH ? translatorFor(locale)("activity.more", { count: changes.length - BRIEF_LENGTH }) : undefined,
		},
		changes: changes.map((change) => changeView(change, timeZone, locale, words.get(change.entityType) as Words)),
	};
}

export function entityTypeName(entityType: string, locale: Locale): string {
	const resource = resourceOf(entityType);
	const { entityTypes } = textsOf("activity", locale, {});
	return resource ? entityTexts(resource, locale).one : (entityTypes[entityType as keyof typeof entityTypes] ?? entityType);
}

function changeView(change: LoggedChange, timeZone: string, locale: Locale, words: Words) {
	const { id, entityType, entityId, before, after } = change;
	const { kinds } = textsOf("activity", locale, {});
	const resource = resourceOf(entityType);
	return {
		id,
		entityId,
		entityType: entityTypeName(entityType, locale),
		kind: before ? (after ? kinds.changed : kinds.deleted) : kinds.created,
		name: nameOf(change, locale),
		path: resource && after ? entryPath(resource.section, entityId) : undefined,
		differences: differencesOf(change, timeZone, locale, words),
	};
}

/** Falls back to the logged name if the stored state has no name in the language. */
function nameOf({ entityType, name, before, after }: LoggedChange, locale: Locale): string {
	const named = name && resourceOf(entityType)?.nameOf((after ?? before) as Entity);
	return typeof named === "object" ? translate(named, locale).text : name;
}

function differencesOf({ entityType, before, after }: LoggedChange, timeZone: string, locale: Locale, words: Words) {
	const resource = resourceOf(entityType);
	const { userFields, flags } = textsOf("activity", locale, {});
	const { roles } = textsOf("adminUsers", locale, {});
	const others: Record<string, Record<string, string>> = {
		user: userFields,
		setting: userFields,
		retention: textsOf("adminRetention", locale, {}).fields,
		sales: textsOf("adminOrders", locale, {}).settings.fields,
	};
	const fields = resource ? entityTexts(resource, locale).fields : others[entityType];
	// Visitors' submissions are not editable.
	if (!fields) return [];
	const valuesOf = (entity: object | undefined): Values =>
		resource
			? { ...encodeEntity(resource.schema, entity ?? {}), ...positionsIn(entity, fields) }
			: { ...flatten({ ...entity, ...rolesIn(entity, roles), ...endIn(entity, timeZone, locale) }), ...flagsIn(entity, flags) };
	const [earlier, later] = [valuesOf(before), valuesOf(after)];
	const names = Object.keys({ ...earlier, ...later }).filter((name) => (earlier[name] ?? "") !== (later[name] ?? ""));
	const { languagesWithin } = textsOf("editor", locale, {});
	return names.map((name) => ({
		label: controlLabel(name, fields, languagesWithin),
		before: before ? words(name, earlier[name]) : "",
		after: after ? words(name, later[name]) : "",
	}));
}

function positionsIn(entity: object | undefined, fields: Record<string, string>): Values {
	const positions = Object.entries(entity ?? {}).filter(([name, value]) => /order$/i.test(name) && name in fields && value);
	return Object.fromEntries(positions.map(([name, value]) => [name, String(value)]));
}

function rolesIn(entity: { roles?: Role[] } | undefined, words: Texts["adminUsers"]["roles"]) {
	return entity?.roles && { roles: entity.roles.map((role) => words[role].title).join(", ") };
}

function endIn(entity: { until?: string } | undefined, timeZone: string, locale: Locale) {
	return entity?.until && { until: formatInstant(entity.until, locale, timeZone) };
}

function flagsIn(entity: object | undefined, words: { yes: string; no: string }): Values {
	const flags = Object.entries(entity ?? {}).filter(([, value]) => typeof value === "boolean");
	return Object.fromEntries(flags.map(([name, value]) => [name, value ? words.yes : words.no]));
}
