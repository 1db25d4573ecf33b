import { encodeEntity } from "#app/http/form-codecs.ts";
import type { Values } from "#app/http/form-values.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { listChangesOf } from "./changes.server.ts";
import { controlTexts } from "./control-texts.server.ts";
import type { EditorAnswer, Entity, Resource } from "./resource.ts";
import { DELETED_VERSION, formVersionOf } from "./writing.server.ts";

const META_FIELD = /^(version|preview|confirmed|resumed|(fresh|find|found)\..*)$/;

/**
 * Compares the typed values with what somebody else saved meanwhile. Fields that the organizer left alone take the saved value.
 * @param theirs undefined if the entity was deleted
 */
export async function conflictOf<E extends Entity>(
	resource: Resource<E>,
	theirs: E | undefined,
	id: string,
	form: { values: Values; version: string },
	locale: Locale,
): Promise<EditorAnswer> {
	const changes = await listChangesOf(resource.entityType, id);
	const texts = textsOf("editor", locale, {}).conflict;
	const versions = ({ before, after }: (typeof changes)[number]) => [before, after].map((one) => one && formVersionOf(resource, one as E));
	const concerned = changes.find((change) => new Set(versions(change)).size > 1);
	const { conflict: text } = textsOf("editor", locale, { username: concerned?.username ?? texts.unknown });
	if (!theirs) return { values: form.values, version: DELETED_VERSION, errors: {}, conflict: { title: text.gone, words: text.goneWords, differences: [] } };

	const saved = encodeEntity(resource.schema, theirs);
	const seen = changes.flatMap(({ before, after }) => [after, before] as (E | undefined)[]).find((one) => one && formVersionOf(resource, one) === form.version);
	const values = seen ? withoutStale(form.values, encodeEntity(resource.schema, seen), saved) : form.values;
	// The form changes only fields that it shows; an unchecked box sends nothing.
	const shown = Object.keys({ ...saved, ...values }).filter((name) => !META_FIELD.test(name) && (name in values || saved[name] === "on"));
	const wordsOf = controlTexts(resource, await resource.choices(locale, theirs), locale);
	const differences = shown
		.filter((name) => valueIn(values, name) !== valueIn(saved, name))
		.map((name) => ({ name, saved: wordsOf(name, saved[name]), yours: wordsOf(name, values[name]) }));
	return { values, version: formVersionOf(resource, theirs), errors: {}, conflict: { title: text.title, words: text.words, differences } };
}

function withoutStale(typed: Values, seen: Values, saved: Values): Values {
	const names = Object.keys({ ...seen, ...saved, ...typed }).filter((name) => !META_FIELD.test(name));
	const fields = Map.groupBy(names, (name) => /^\D*(?=\.\d)/.exec(name)?.[0] ?? name);
	const untouched = [...fields.values()].filter((controls) => controls.every((name) => valueIn(typed, name) === valueIn(seen, name))).flat();
	return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, valueIn(saved, name)])) };
}

const valueIn = (values: Values, name: string) => values[name] ?? "";
