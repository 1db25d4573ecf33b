import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Database, logChanges } from "./changes.server.ts";
import { englishName } from "./entity-texts.server.ts";
import { loadList } from "./list.server.ts";
import type { Entity, Resource } from "./resource.ts";
import { put } from "./writing.server.ts";

export interface Sorting<E extends Entity = Entity> {
	resource: Resource<E>;
	field: string;
	/** Entities are sorted within their group; without a group they have no position. */
	groupOf(entity: E): string | undefined;
}

export async function loadSortedList<E extends Entity>(sorting: Sorting<E>, { request }: Pick<LoaderFunctionArgs, "request">) {
	const list = await loadList(sorting.resource, { request });
	const moves = list.isNarrowed || list.asked.sort ? {} : await loadMoves(sorting, await readersLocale(request));
	return { ...list, moves, positionPath: `/admin/${sorting.resource.section}/order` };
}

export type Moves = Record<string, { up?: string; down?: string }>;

export async function loadMoves<E extends Entity>(sorting: Sorting<E>, locale: Locale): Promise<Moves> {
	const t = translatorFor(locale);
	const rows = Map.groupBy(await sorting.resource.list(db), sorting.groupOf);
	return Object.fromEntries(
		[...rows].flatMap(([group, members]) =>
			sorted(sorting, group === undefined ? [] : members).map((entity, index, row) => {
				const name = englishName(sorting.resource, entity);
				const up = index > 0 ? t("editor.position.up", { name }) : undefined;
				return [entity.id, { up, down: index < row.length - 1 ? t("editor.position.down", { name }) : undefined }];
			}),
		),
	);
}

export async function putLast<E extends Entity>(sorting: Sorting<E>, entity: E, trx: Database): Promise<E> {
	const others = (await rowAround(sorting, entity, trx)).filter(({ id }) => id !== entity.id);
	return { ...entity, [sorting.field]: Math.max(0, ...others.map((other) => positionOf(sorting, other))) + 1 };
}

/**
 * POST: moves the entity `id` one step in `direction`. Redirects to its row; with `stay`, returns its new position as text.
 * @param back the page that shows the list
 */
export async function moveEntity<E extends Entity>(sorting: Sorting<E> | undefined, { request }: Pick<ActionFunctionArgs, "request">, back: string) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const locale = await readersLocale(request);
	const form = await readForm(request);
	const [id, direction] = [String(form.get("id")), form.get("direction")];
	if (!sorting || (direction !== "up" && direction !== "down")) throw new Response(null, { status: sorting ? 400 : 404 });
	const moved = await move(sorting, id, direction, username);
	if (!moved) throw new Response(null, { status: 404 });
	return form.get("stay") ? { moved: translatorFor(locale)("editor.position.moved", moved) } : redirect(`${back}#row-${id}`, 303);
}

function move<E extends Entity>(sorting: Sorting<E>, id: string, direction: "up" | "down", username: string) {
	return db.transaction().execute(async (trx) => {
		const entity = await sorting.resource.find(id, trx);
		if (!entity || sorting.groupOf(entity) === undefined) return undefined;
		const row = await rowAround(sorting, entity, trx);
		const from = row.findIndex((one) => one.id === id);
		const to = Math.min(Math.max(from + (direction === "up" ? -1 : 1), 0), row.length - 1);
		const changes = [];
		for (const [index, one] of row.toSpliced(from, 1).toSpliced(to, 0, entity).entries()) {
			if (positionOf(sorting, one) === index + 1) continue;
			changes.push(await put(sorting.resource, one, { ...one, [sorting.field]: index + 1 }, trx));
		}
		await logChanges(trx, changes, { username });
		return { name: englishName(sorting.resource, entity), place: to + 1, total: row.length };
	});
}

async function rowAround<E extends Entity>(sorting: Sorting<E>, entity: E, on: Database): Promise<E[]> {
	const group = sorting.groupOf(entity);
	return sorted(
		sorting,
		(await sorting.resource.list(on)).filter((one) => sorting.groupOf(one) === group),
	);
}

function sorted<E extends Entity>(sorting: Sorting<E>, entities: E[]): E[] {
	return entities.toSorted((one, other) => positionOf(sorting, one) - positionOf(sorting, other));
}

const positionOf = <E extends Entity>({ field }: Sorting<E>, entity: E) => Number(entity[field as keyof E]);
