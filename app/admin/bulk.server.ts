import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { safePath } from "#app/http/redirect.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { type ToastName, toastCookie } from "#app/http/toast.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { confirmationFor } from "./confirmation.server.ts";
import type { ConfirmationAnswer, ConfirmationView } from "./confirmation-page.tsx";
import { referencesView } from "./deletion.server.ts";
import type { Deletion } from "./deletion-page.tsx";
import { englishName, entityTexts } from "./entity-texts.server.ts";
import type { Entity, Resource, Statuses } from "./resource.ts";
import { entryPath, rightTo } from "./sections.ts";
import { hasField, statusesOf } from "./statuses.server.ts";
import { type BulkResult, bulkDelete, bulkSave, limitedToRights } from "./writing.server.ts";

const STATUS_TOASTS = { published: "bulkPublished", draft: "bulkDrafts", cancelled: "bulkCancelled" } as const satisfies Record<string, ToastName>;

export function bulkView<E extends Entity>(resource: Resource<E>, statuses: Statuses<E> | undefined, url: URL, locale: Locale) {
	const text = textsOf("editor", locale, {}).bulk;
	const given = Object.keys(STATUS_TOASTS) as (keyof typeof STATUS_TOASTS)[];
	const view = {
		text,
		action: `/admin/${resource.section}/changes`,
		back: url.pathname + url.search,
		statuses: given.filter((status) => statuses && status in statuses.labels).map((value) => ({ value, label: text[value] })),
		tracks: hasField(resource, "track") ? Object.entries(textsOf("labels", locale, {}).track).map(([value, label]) => ({ value, label })) : [],
		remove: resource.remove !== undefined,
	};
	return resource.insert && (view.remove || view.statuses.length > 0) ? view : undefined;
}

export async function loadBulk(resource: Resource | undefined, { request }: Pick<LoaderFunctionArgs, "request">) {
	const user = await requireRight(request, rightTo(resource?.section));
	const { searchParams } = new URL(request.url);
	const back = safePath(searchParams.get("redirectTo"), `/admin/${resource?.section}`);
	if (resource && searchParams.has("status")) return viewAsked(resource, searchParams, back, await readersLocale(request));
	if (!resource || !limitedToRights(user, resource).remove) throw new Response(null, { status: 404 });
	const entities = (await Promise.all([...new Set(searchParams.getAll("id"))].map((id) => resource.find(id, db)))).filter((entity) => entity !== undefined);
	if (entities.length === 0) throw redirect(back, { headers: { "Set-Cookie": toastCookie("bulkNone") } });
	const locale = await readersLocale(request);
	const { deletion } = textsOf("editor", locale, { name: englishName(resource, entities[0] as Entity) });
	const own = entityTexts(resource, locale).deletion;
	const several = {
		...textsOf("editor", locale, {}).bulk.deletion,
		...(own?.several && { words: own.several }),
	};
	const t = translatorFor(locale);
	const kept = new Set((await Promise.all(entities.map(async ({ id }) => ((await resource.isKept?.(id, db)) ? [id] : [])))).flat());
	const ids = entities.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
	const { stays } = textsOf("editor", locale, {}).bulk;
	const references = (await Promise.all(ids.map((id) => resource.references?.(id, db) ?? []))).flat();
	return {
		text: {
			...deletion,
			...own,
			...(entities.length > 1 && {
				...several,
				title: t("editor.bulk.question", { count: ids.length }),
				words: kept.size > 0 ? `${several.words} ${t("counts.kept", { count: kept.size })}` : several.words,
			}),
		},
		isKept: ids.length === 0,
		names:
			entities.length > 1
				? entities.map((entity) => ({
						path: entryPath(resource.section, entity.id),
						name: [englishName(resource, entity), ...(kept.has(entity.id) ? [stays] : [])].join(" · "),
					}))
				: [],
		references: referencesView(references, locale),
		back,
		ids,
	} satisfies Deletion;
}

async function viewAsked(resource: Resource, chosen: URLSearchParams, back: string, locale: Locale): Promise<ConfirmationView> {
	const asked = await askOfStatus(resource, chosen, locale);
	if (!asked) throw redirect(back);
	return { ...asked, back, fields: [["status", chosen.get("status") ?? ""], ...chosen.getAll("id").map((id): [string, string] => ["id", id])] };
}

async function askOfStatus(resource: Resource, chosen: FormData | URLSearchParams, locale: Locale): Promise<ConfirmationAnswer | undefined> {
	const [status, statuses] = [String(chosen.get("status")), resource.attendeesQuestion && (await statusesOf(resource, "en"))];
	if (!statuses || !isGiven(status) || !(status in statuses.labels)) return undefined;
	const found = await Promise.all([...new Set(chosen.getAll("id").map(String))].map((id) => resource.find(id, db)));
	const changed = found.filter((entity) => entity !== undefined).filter((entity) => status !== "cancelled" || statuses.of(entity) !== "draft");
	const planned = changed.map((before) => ({ resource, name: englishName(resource, before), before, after: { ...before, ...statuses.fieldsFor(status) } }));
	return confirmationFor(planned, locale);
}

/**
 * POST: sets a status or a track of the chosen entities, or deletes them. Entities that somebody deleted meanwhile are reported; the rest is done.
 */
export async function changeBulk(resource: Resource | undefined, { request }: Pick<ActionFunctionArgs, "request">) {
	requireSameOrigin(request);
	const user = await requireRight(request, rightTo(resource?.section));
	const form = await readForm(request);
	if (!resource) throw new Response(null, { status: 404 });
	const asked = await askOfStatus(resource, form, await readersLocale(request));
	if (asked && form.get("confirmed") !== asked.key) {
		const fields = [...form].flatMap(([name, value]) => (["redirectTo", "status", "id"].includes(name) ? [[name, String(value)]] : []));
		return redirect(`/admin/${resource.section}/changes?${new URLSearchParams(fields)}`, 303);
	}
	const { toast, done, drafts = 0, incomplete = 0 } = await carryOut(limitedToRights(user, resource), form, user.username);
	const left = drafts > 0 ? "bulkDraftsKept" : incomplete > 0 ? "bulkIncomplete" : done.kept > 0 ? "kept" : form.has("id") ? "bulkAlready" : "bulkNone";
	const name = done.gone + done.changed > 0 ? toast : left;
	const counts = { entries: done.changed, drafts, incomplete, gone: done.gone, kept: done.kept };
	const headers = { "Set-Cookie": toastCookie(name, { undo: done.batch, counts }) };
	return redirect(safePath(form.get("redirectTo"), `/admin/${resource.section}`), { status: 303, headers });
}

interface CarriedOut {
	toast: ToastName;
	done: BulkResult;
	/** Left as they are: drafts that would be canceled, and drafts that cannot be published yet. */
	drafts?: number;
	incomplete?: number;
}

async function carryOut(resource: Resource, form: FormData, username: string): Promise<CarriedOut> {
	const ids = form.getAll("id").map(String);
	const status = String(form.get("status"));
	const statuses = await statusesOf(resource, "en");
	if (isGiven(status) && statuses && status in statuses.labels) {
		const drafts = status === "cancelled" ? await draftsAmong(ids, resource, statuses) : [];
		const incomplete = status === "published" ? await incompleteAmong(ids, resource, statuses.fieldsFor(status)) : [];
		const given = ids.filter((id) => !drafts.includes(id) && !incomplete.includes(id));
		const done = await bulkSave(resource, given, statuses.fieldsFor(status), username);
		return { toast: STATUS_TOASTS[status], done, drafts: drafts.length, incomplete: incomplete.length };
	}
	const track = String(form.get("track"));
	if (form.has("assign") && hasField(resource, "track") && (track === "" || track in textsOf("labels", "en", {}).track))
		return { toast: "bulkAssigned", done: await bulkSave(resource, ids, { track: track || undefined } as Partial<Entity>, username) };
	if (form.has("remove") && resource.remove) return { toast: "bulkDeleted", done: await bulkDelete(resource, ids, username) };
	throw new Response(null, { status: 400 });
}

/** A draft cannot be canceled: visitors would hear of it for the first time. */
async function draftsAmong(ids: string[], resource: Resource, statuses: Statuses<Entity>): Promise<string[]> {
	const found = await Promise.all([...new Set(ids)].map((id) => resource.find(id, db)));
	return found.flatMap((entity) => (entity && statuses.of(entity) === "draft" ? [entity.id] : []));
}

async function incompleteAmong(ids: string[], resource: Resource, published: object): Promise<string[]> {
	const found = await Promise.all([...new Set(ids)].map((id) => resource.find(id, db)));
	const checked = found.map(async (entity) => {
		if (!entity) return [];
		const isIncomplete = (resource.missing?.(entity) ?? []).length > 0 || "status" in ((await resource.check?.({ ...entity, ...published }, db)) ?? {});
		return isIncomplete ? [entity.id] : [];
	});
	return (await Promise.all(checked)).flat();
}

const isGiven = (status: string): status is keyof typeof STATUS_TOASTS => Object.hasOwn(STATUS_TOASTS, status);
