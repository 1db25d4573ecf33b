import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { participantsById } from "./participants.server.ts";
import { obstacleTo, type Rule, type Wish } from "./plan/pairs.ts";

export const MAX_WISHES = { must: 10, like: 20 };

export async function listWishes(on: Database = db, { from }: { from?: number } = {}): Promise<Wish[]> {
	const rows = await on
		.selectFrom("meeting_wish")
		.selectAll()
		.$if(from !== undefined, (query) => query.where("from_id", "=", from as number))
		.orderBy("from_id")
		.orderBy("to_id")
		.execute();
	return rows.map(({ from_id, to_id, kind }) => ({ from: from_id, to: to_id, kind }));
}

export type WishFault = "gone" | "notPossible" | "tooManyMust" | "tooManyLike";

/** @param kind undefined takes the wish back */
export function saveWish(from: number, to: number, kind: Wish["kind"] | undefined): Promise<WishFault | undefined> {
	return db.transaction().execute(async (trx) => {
		const people = await participantsById(trx);
		const wishes = await listWishes(trx, { from });
		const isKnown = wishes.some((wish) => wish.to === to);
		const [wishing, wished] = [people.get(from), people.get(to)];
		if (from === to || !wishing || !(wished?.isVisible || isKnown)) return "gone";
		if (wished && kind && kind !== "no" && obstacleTo(wishing, wished, ruleOf(await listRules(trx), from, to))) return "notPossible";
		const others = wishes.filter((wish) => wish.to !== to && wish.kind === kind).length;
		if (kind === "must" && others >= MAX_WISHES.must) return "tooManyMust";
		if (kind === "like" && others >= MAX_WISHES.like) return "tooManyLike";
		await trx.deleteFrom("meeting_wish").where("from_id", "=", from).where("to_id", "=", to).execute();
		if (kind) await trx.insertInto("meeting_wish").values({ from_id: from, to_id: to, kind }).execute();
		return undefined;
	});
}

export async function listRules(on: Database = db): Promise<Rule[]> {
	const rows = await on.selectFrom("meeting_rule").selectAll().orderBy("one_id").orderBy("other_id").execute();
	return rows.map(({ one_id, other_id, kind }) => ({ one: one_id, other: other_id, kind }));
}

export const ruleOf = (rules: readonly Rule[], one: number, other: number) =>
	rules.find((rule) => rule.one === Math.min(one, other) && rule.other === Math.max(one, other))?.kind;

/** @param kind undefined removes the rule */
export async function saveRule(one: number, other: number, kind: Rule["kind"] | undefined): Promise<"gone" | undefined> {
	const people = await participantsById();
	if (one === other || !people.has(one) || !people.has(other)) return "gone";
	const pair = { one_id: Math.min(one, other), other_id: Math.max(one, other) };
	await db.transaction().execute(async (trx) => {
		await trx.deleteFrom("meeting_rule").where("one_id", "=", pair.one_id).where("other_id", "=", pair.other_id).execute();
		if (kind)
			await trx
				.insertInto("meeting_rule")
				.values({ ...pair, kind })
				.execute();
	});
	return undefined;
}
