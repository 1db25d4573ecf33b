import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Deletion } from "./deletion-page.tsx";
import { englishName, entityTexts } from "./entity-texts.server.ts";
import type { Reference, Resource } from "./resource.ts";
import { entryPath, pathOf, rightTo } from "./sections.ts";
import { bulkDelete, limitedToRights } from "./writing.server.ts";

export async function loadDeletion(resource: Resource | undefined, { request, params: { id = "" } }: Pick<LoaderFunctionArgs, "request" | "params">) {
	const user = await requireRight(request, rightTo(resource?.section));
	const locale = await readersLocale(request);
	const entity = await resource?.find(id, db);
	if (!resource || !entity || !limitedToRights(user, resource).remove) throw new Response(null, { status: 404 });
	return {
		text: { ...textsOf("editor", locale, { name: englishName(resource, entity) }).deletion, ...entityTexts(resource, locale).deletion },
		isKept: await resource.isKept?.(id, db),
		references: referencesView((await resource.references?.(id, db)) ?? [], locale),
		back: entryPath(resource.section, id),
	} satisfies Deletion;
}

export function referencesView(references: Reference[], locale: Locale) {
	const views = references.map(({ resource, before }) => ({
		path: entryPath(resource.section, before.id),
		entityType: entityTexts(resource, locale).one,
		name: englishName(resource, before),
	}));
	return [...new Map(views.map((view) => [view.path, view])).values()];
}

export async function deleteEntity(resource: Resource | undefined, { request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, rightTo(resource?.section));
	await readForm(request);
	if (!resource || !limitedToRights(user, resource).remove) throw new Response(null, { status: 404 });
	const { batch, kept } = await bulkDelete(resource, [id], user.username);
	if (kept > 0) return redirect(entryPath(resource.section, id), { status: 303, headers: { "Set-Cookie": toastCookie("kept", { counts: { kept } }) } });
	return redirect(pathOf(resource.section), { status: 303, headers: { "Set-Cookie": toastCookie("deleted", { undo: batch }) } });
}
