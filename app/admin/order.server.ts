import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { db } from "~/database.server";
import { readForm } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import type { Locale } from "~/i18n/config";
import { translatorFor } from "~/i18n/texts.server";
import { type Database, logChanges } from "./changes.server";
import { loadList } from "./list.server";
import type { Entity, Resource } from "./resource";
import { put } from "./writing.server";

/** What organizers put in order by hand. */
export interface Ordered<E extends Entity = Entity> {
	resource: Resource<E>;
	/** The field that holds an entity's place: a whole number, lowest first. */
	place: string;
	/** Only those of one group stand in a row with each other; what has no group stands nowhere. */
	groupOf(entity: E): string | undefined;
}

/** The list of a noun, with what moves its rows; among the rows that a search found nothing moves. */
export async function loadOrderedList<E extends Entity>(ordered: Ordered<E>, { request }: Pick<LoaderFunctionArgs, "request">) {
	const list = await loadList(ordered.resource, { request });
	const moves = list.q ? {} : await loadMoves(ordered, await readersLocale(request));
	return { ...list, moves, orderPath: `/admin/${ordered.resource.section}/order` };
}

/** The words of an entity's two buttons; the first of its row has no `up`, the last no `down`. */
export type Moves = Record<string, { up?: string; down?: string }>;

export async function loadMoves<E extends Entity>(ordered: Ordered<E>, locale: Locale): Promise<Moves> {
	const t = translatorFor(locale);
	const rows = Map.groupBy(await ordered.resource.list(db), ordered.groupOf);
	return Object.fromEntries(
		[...rows].flatMap(([group, members]) =>
			inPlace(ordered, group === undefined ? [] : members).map((entity, index, row) => {
				const name = ordered.resource.nameOf(entity);
				const up = index > 0 ? t("editor.order.up", { name }) : undefined;
				return [entity.id, { up, down: index < row.length - 1 ? t("editor.order.down", { name }) : undefined }];
			}),
		),
	);
}

/** An entity with its place behind all others of its row. */
export async function placeLast<E extends Entity>(ordered: Ordered<E>, entity: E, trx: Database): Promise<E> {
	const others = (await rowAround(ordered, entity, trx)).filter(({ id }) => id !== entity.id);
	return { ...entity, [ordered.place]: Math.max(0, ...others.map((other) => placeOf(ordered, other))) + 1 };
}

/**
 * Moves one up or down by a step, as `id` and `direction` of the form say. Without JavaScript it leads back to its row on
 * the page; with it (`stay`) it answers where it stands now, in words.
 *
 * @param back the page that shows the order
 */
export async function moveEntity<E extends Entity>(ordered: Ordered<E> | undefined, { request }: Pick<ActionFunctionArgs, "request">, back: string) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const locale = await readersLocale(request);
	const form = await readForm(request);
	const [id, direction] = [String(form.get("id")), form.get("direction")];
	if (!ordered || (direction !== "up" && direction !== "down")) throw new Response(null, { status: ordered ? 400 : 404 });
	const moved = await move(ordered, id, direction, username);
	if (!moved) throw new Response(null, { status: 404 });
	return form.get("stay") ? { moved: translatorFor(locale)("editor.order.moved", moved) } : redirect(`${back}#row-${id}`, 303);
}

function move<E extends Entity>(ordered: Ordered<E>, id: string, direction: "up" | "down", username: string) {
	return db.transaction().execute(async (trx) => {
		const entity = await ordered.resource.find(id, trx);
		if (!entity || ordered.groupOf(entity) === undefined) return undefined;
		const row = await rowAround(ordered, entity, trx);
		const from = row.findIndex((one) => one.id === id);
		const to = Math.min(Math.max(from + (direction === "up" ? -1 : 1), 0), row.length - 1);
		const changes = [];
		for (const [index, one] of row.toSpliced(from, 1).toSpliced(to, 0, entity).entries()) {
			if (placeOf(ordered, one) === index + 1) continue;
			changes.push(await put(ordered.resource, one, { ...one, [ordered.place]: index + 1 }, trx));
		}
		await logChanges(trx, changes, { username });
		return { name: ordered.resource.nameOf(entity), place: to + 1, total: row.length };
	});
}

/** All that stand in one row with an entity, in their order. */
async function rowAround<E extends Entity>(ordered: Ordered<E>, entity: E, on: Database): Promise<E[]> {
	const group = ordered.groupOf(entity);
	return inPlace(
		ordered,
		(await ordered.resource.list(on)).filter((one) => ordered.groupOf(one) === group),
	);
}

function inPlace<E extends Entity>(ordered: Ordered<E>, entities: E[]): E[] {
	return entities.toSorted((one, other) => placeOf(ordered, one) - placeOf(ordered, other));
}

const placeOf = <E extends Entity>({ place }: Ordered<E>, entity: E) => Number(entity[place as keyof E]);
