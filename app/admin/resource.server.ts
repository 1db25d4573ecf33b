import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireRight } from "#app/auth/guard.server.ts";
import type { User } from "#app/auth/user.ts";
import { isReview, readForm, refuse, titleAfter, wasRefused } from "#app/http/form.server.ts";
import { decodeValid, encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { inFormOrder, nest, type Values, valuesOf } from "#app/http/form-values.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { isLocale, type Locale } from "#app/i18n/config.ts";
import { textsIn } from "#app/i18n/missing-translations.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { wasDeleted } from "./changes.server.ts";
import { isPictureSearch, shownPictures } from "./choices.ts";
import { conflictOf } from "./conflict.server.ts";
import { englishName, entityTexts } from "./entity-texts.server.ts";
import { lengthsOf } from "./lengths.server.ts";
import type { Choice, EditorAnswer, Entity, Resource } from "./resource.ts";
import { entryPath, pathOf, rightTo } from "./sections.ts";
import { hasField } from "./statuses.server.ts";
import { readTypedChoices } from "./typed-choices.server.ts";
import { formVersionOf, limitedToRights, save } from "./writing.server.ts";

/** Returns why a valid entity is not saved: errors by control or as a whole; undefined if it is saved. */
type RefusalOf<E extends Entity> = (
	fields: Omit<E, "id">,
	sent: { user: User; form: FormData; request: Request },
) => Promise<(Required<Pick<EditorAnswer, "errors">> & Pick<EditorAnswer, "failure"> & { init: ResponseInit }) | undefined>;

type EditorArgs = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

/** Without `id`, loads the form of a new entity, filled from the query. */
export async function loadEditor<E extends Entity>(resource: Resource<E>, { request, params: { id }, context }: EditorArgs) {
	const user = await requireRight(request, rightTo(resource.section));
	const locale = await readersLocale(request);
	const entity = id === undefined ? undefined : await resource.find(id, db);
	// Deleted during editing: the refused form still needs its page.
	if (id === undefined ? !resource.insert : !entity && !wasRefused(context)) throw new Response(null, { status: 404 });
	const text = textsOf("editor", locale, {});
	const words = entityTexts(resource, locale);
	const values = entity ? encodeEntity(resource.schema, entity) : Object.fromEntries(new URL(request.url).searchParams);
	const choices = await resource.choices(locale, entity);
	const missing = (entity && new URL(request.url).searchParams.has("publish") && resource.missing?.(entity)) || [];
	const title = entity ? englishName(resource, entity) : (words.add ?? words.one);
	return {
		text,
		entityTexts: { one: words.one, fields: words.fields, hints: words.hints ?? {} },
		title,
		isNew: entity === undefined,
		pageTitle: titleAfter(context, title, textsOf("common", locale, {}).errors),
		values,
		version: entity ? formVersionOf(resource, entity) : randomUUID(),
		stale: Object.entries(textsIn(entity ?? {})).flatMap(([name, { stale = [] }]) => stale.map((language) => `${name}.${language}`)),
		lengths: lengthsOf(resource),
		choices: withoutRepeats({ ...choices, ...shownPictures(choices, values) }),
		clashes: entity ? ((await resource.clashes?.(entity, locale)) ?? []) : [],
		links: {
			list: pathOf(resource.section) as string | undefined,
			view: entity && (await resource.publicPath(entity)),
			history: entity && `/admin/settings/activity?state=${resource.entityType}&id=${entity.id}`,
			remove: entity && limitedToRights(user, resource).remove && `${entryPath(resource.section, entity.id)}/delete`,
		},
		/** Asked for by `?publish`: the form shows what publishing needs. */
		refused: missing.length > 0 ? { errors: Object.fromEntries(missing.map((control) => [control, "required"])) } : undefined,
		savesDraft: entity === undefined && resource.missing !== undefined && hasField(resource, "status"),
		hasPreview: resource.preview !== undefined,
	};
}

function withoutRepeats(choices: Record<string, Choice[]>): Record<string, Choice[]> {
	const lists = Object.values(choices);
	return Object.fromEntries(Object.entries(choices).filter(([, list], place) => lists.indexOf(list) === place));
}

/**
 * POST: saves an editor's form, previews it, or returns it with errors.
 * @param refusalOf further conditions of a save, such as the user's password
 * @throws 404 if there never was such an entity
 */
export async function saveEntity<E extends Entity>(resource: Resource<E>, { request, params: { id }, context }: ActionFunctionArgs, refusalOf?: RefusalOf<E>) {
	requireSameOrigin(request);
	const user = await requireRight(request, rightTo(resource.section));
	const before = id === undefined ? undefined : await resource.find(id, db);
	// Saving brings back a deleted entity, but does not create one under an unknown id.
	if (id !== undefined && !before && !(await wasDeleted(resource.entityType, id))) throw new Response(null, { status: 404 });
	const locale = await readersLocale(request);
	const form = await readForm(request, { review: true });
	const fileErrors = (await resource.takeFiles?.(form, user.username)) ?? {};
	const all = await resource.choices(locale);
	const { passwordNow: _, ...sent } = valuesOf(form);
	const { values, known, errors: unknown } = readTypedChoices(sent, all);
	const { version = "" } = values;
	const choices = shownPictures(all, values);
	const shown: EditorAnswer = { values, version, choices };
	if (isReview(form)) return { ...shown, review: true as const };

	const typed = nest(known);
	const decoded = z.safeDecode(resource.schema, typed);
	const sound = { ...decodeValid(resource.schema, typed), id: id ?? "" } as Partial<E> & Entity;
	const found = { ...(await resource.check?.(sound, db)), ...(decoded.error && errorsOf(decoded.error)), ...unknown, ...fileErrors };
	const errors = inFormOrder(found, values);
	// Search results are shown before anything is saved.
	if (Object.keys(fileErrors).length === 0 && isPictureSearch(values)) return shown;
	const status = Object.values(fileErrors).includes("fileTooLarge") ? 413 : 422;
	if (!decoded.success || Object.keys(errors).length > 0) return refuse<EditorAnswer>(context, { ...shown, errors }, { status });
	const fields = decoded.data as Omit<E, "id">;
	if (isLocale(values.preview)) return { ...shown, preview: await previewOf(resource, { ...fields, id: id ?? "new" } as E, values.preview, locale) };
	const refusal = await refusalOf?.(fields, { user, form, request });
	if (refusal) return refuse<EditorAnswer>(context, { ...shown, errors: refusal.errors, failure: refusal.failure }, refusal.init);
	const question = before && (await resource.question?.({ ...before, ...fields }, before, locale));
	if (question && values.confirmed !== question.key) return { ...shown, values: { ...values, ...question.proposes }, question };

	const saved = await save(limitedToRights(user, resource), { id, fields, version, confirmed: confirmedIn(values), username: user.username });
	if (saved.kind === "wrong") return refuse<EditorAnswer>(context, { ...shown, errors: saved.errors });
	if (saved.kind === "conflict") {
		const conflict = await conflictOf(resource, saved.theirs, id as string, { values, version }, locale);
		return refuse(context, { ...conflict, choices: shownPictures(all, conflict.values) }, { status: 409 });
	}
	const toast = question?.toast
		? toastCookie(question.toast.name, { ...question.toast, undo: saved.batch })
		: await toastAfter(resource, saved.id, question?.notified, locale);
	return redirect(resource.editorPath?.({ ...fields, id: saved.id } as E) ?? entryPath(resource.section, saved.id), {
		status: 303,
		headers: { "Set-Cookie": toast },
	});
}

export type EditorPage = Awaited<ReturnType<typeof loadEditor>>;

async function toastAfter<E extends Entity>(resource: Resource<E>, id: string, notified: number | undefined, locale: Locale) {
	const saved = await resource.find(id, db);
	const [clash] = (saved && (await resource.clashes?.(saved, locale))) ?? [];
	const isUnseen = !saved || (await resource.publicPath(saved)) === undefined;
	if (clash) return toastCookie(clash.toast, { counts: { notified, unseen: isUnseen ? 1 : undefined } });
	const name = resource.saved ?? (isUnseen ? "savedUnseen" : (resource.savedAs?.(saved) ?? "saved"));
	return toastCookie(name, { counts: { notified } });
}

const confirmedIn = (values: Values) => new Set(Object.keys(values).flatMap((name) => (name.startsWith("fresh.") ? [name.slice("fresh.".length)] : [])));

async function previewOf<E extends Entity>(resource: Resource<E>, entity: E, locale: Locale, readers: Locale) {
	const title = translatorFor(readers)("editor.preview.title", { language: textsOf("editor", readers, {}).languagesWithin[locale] });
	return { locale, title, common: textsOf("common", locale, {}), view: await resource.preview?.(entity, locale) };
}
