import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireUser } from "~/auth/guard.server";
import { db } from "~/database.server";
import { isReview, readForm, refuse, titleAfter, wasRefused } from "~/http/form.server";
import { encodeEntity, errorsOf } from "~/http/form-codecs";
import { inFormOrder, nest, type Values, valuesOf } from "~/http/form-values";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { isLocale, type Locale } from "~/i18n/config";
import { textsIn } from "~/i18n/gaps";
import { type Texts, textsOf, translatorFor } from "~/i18n/texts.server";
import { latestChangeOf } from "./changes.server";
import type { Entity, NounTexts, Resource } from "./resource";
import { formVersionOf, GONE, save } from "./writing.server";

type EditorArgs = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

/** What the editor of an entity shows; without `id` in the address, of a new one, filled from the query. */
export async function loadEditor<Kept extends Entity>(resource: Resource<Kept>, { request, params: { id }, context }: EditorArgs) {
	await requireUser(request);
	const locale = await readersLocale(request);
	const entity = id === undefined ? undefined : await resource.find(id, db);
	// Deleted while somebody edited it: the refused form must still have a page around it.
	if (id === undefined ? !resource.insert : !entity && !wasRefused(context)) throw new Response(null, { status: 404 });
	const text = textsOf("editor", locale, {});
	const noun = textsOf(resource.texts, locale, {}) as unknown as NounTexts;
	const title = entity ? resource.nameOf(entity) : (noun.add ?? noun.one);
	return {
		text,
		noun: { one: noun.one, fields: noun.fields, hints: noun.hints ?? {} },
		title,
		pageTitle: titleAfter(context, title, textsOf("common", locale, {}).errors),
		values: entity ? encodeEntity(resource.schema, entity) : Object.fromEntries(new URL(request.url).searchParams),
		version: entity ? formVersionOf(resource, entity) : randomUUID(),
		stale: Object.entries(textsIn(entity)).flatMap(([name, { stale = [] }]) => stale.map((language) => `${name}.${language}`)),
		choices: await resource.choices(locale),
		links: {
			list: `/admin/${resource.section}` as string | undefined,
			view: entity && (await resource.publicPath(entity)),
			history: entity && `/admin/activity?state=${resource.noun}&id=${entity.id}`,
			remove: entity && resource.remove && `/admin/${resource.section}/${entity.id}/delete`,
		},
		hasPreview: resource.preview !== undefined,
	};
}

/** Saves what an editor posts, shows it as visitors will see it, or gives it back with what is wrong. */
export async function saveEntity<Kept extends Entity>(resource: Resource<Kept>, { request, params: { id }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireUser(request);
	const locale = await readersLocale(request);
	const form = await readForm(request, { review: true });
	const fileErrors = (await resource.takeFiles?.(form, username)) ?? {};
	const values = valuesOf(form);
	const { version = "" } = values;
	if (isReview(form)) return { values, version, review: true as const };

	const decoded = z.safeDecode(resource.schema, nest(values));
	const errors = inFormOrder({ ...(decoded.error && errorsOf(decoded.error)), ...fileErrors }, values);
	const status = Object.values(fileErrors).includes("fileTooLarge") ? 413 : 422;
	if (!decoded.success || Object.keys(errors).length > 0) return refuse<EditorAnswer>(context, { values, version, errors }, { status });
	const fields = decoded.data as Omit<Kept, "id">;
	if (isLocale(values.preview)) return { values, version, preview: await previewOf(resource, { ...fields, id: id ?? "new" } as Kept, values.preview, locale) };

	const saved = await save(resource, { id, fields, version, confirmed: confirmedIn(values), username });
	if (saved.kind === "wrong") return refuse<EditorAnswer>(context, { values, version, errors: saved.errors });
	if (saved.kind === "conflict") return refuse(context, await conflictOf(resource, saved.theirs, id as string, values, locale), { status: 409 });
	const kept = await resource.find(saved.id, db);
	const isSeen = kept && (await resource.publicPath(kept)) !== undefined;
	return redirect(`/admin/${resource.section}/${saved.id}`, { status: 303, headers: { "Set-Cookie": toastCookie(isSeen ? "saved" : "savedUnseen") } });
}

export type EditorPage = Awaited<ReturnType<typeof loadEditor>>;

/** What a form comes back with where it was not saved. */
export interface EditorAnswer {
	values: Values;
	version: string;
	errors?: Record<string, string>;
	/** Somebody else was faster: why it was not saved, and what is saved now in the controls that differ. */
	conflict?: { title: string; words: string; differences: { name: string; saved: string }[] };
	preview?: { locale: Locale; title: string; common: Texts["common"]; view: unknown };
	review?: true;
}

/** Controls named `fresh.bio.es` say that the Spanish bio was looked over. */
const confirmedIn = (values: Values) => new Set(Object.keys(values).flatMap((name) => (name.startsWith("fresh.") ? [name.slice("fresh.".length)] : [])));

async function previewOf<Kept extends Entity>(resource: Resource<Kept>, entity: Kept, locale: Locale, readers: Locale) {
	const title = translatorFor(readers)("editor.preview.title", { language: textsOf("editor", readers, {}).languages[locale] });
	return { locale, title, common: textsOf("common", locale, {}), view: await resource.preview?.(entity, locale) };
}

/** The form as it was typed, beside what somebody else saved meanwhile. Saved once more, it overwrites that. */
async function conflictOf<Kept extends Entity>(
	resource: Resource<Kept>,
	theirs: Kept | undefined,
	id: string,
	values: Values,
	locale: Locale,
): Promise<EditorAnswer> {
	const saved = theirs ? encodeEntity(resource.schema, theirs) : {};
	// What the form does not show it does not change; a box that is not ticked sends nothing.
	const differing = Object.keys({ ...saved, ...values }).filter(
		(name) => name in saved && (name in values || saved[name] === "on") && (values[name] ?? "") !== saved[name],
	);
	const { username } = (await latestChangeOf(resource.noun, id)) ?? {};
	const { conflict: text } = textsOf("editor", locale, { username: username ?? textsOf("editor", locale, {}).conflict.unknown });
	const conflict = {
		...(theirs ? { title: text.title, words: text.words } : { title: text.gone, words: text.goneWords }),
		differences: differing.map((name) => ({ name, saved: saved[name] ?? "" })),
	};
	return { values, version: theirs ? formVersionOf(resource, theirs) : GONE, errors: {}, conflict };
}
