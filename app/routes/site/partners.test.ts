import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { openPage } from "./page.server.ts";
import { loadPartnersByType } from "./partners.server.ts";

test("omits types without partners", async () => {
	await db.deleteFrom("partner").where("type", "=", "supporting").execute();
	const types = await loadPartnersByType(await openPage({ lang: "sv" }));
	expect(types.map(({ type, label, partners }) => [type, label, partners.length > 0])).toEqual([
		["organizer", "Arrangörer", true],
		["platinum", "Platina", true],
		["gold", "Guld", true],
		["silver", "Silver", true],
		["institutional", "Institutioner", true],
	]);
});

test.each([
	["organizer", "organizers", "Failed to fetch organizers"],
	["gold", "gold", "Failed to fetch gold sponsors"],
	["silver", "silver", "Failed to fetch silver sponsors"],
] as const)("the failure names %s partners that cannot be loaded", async (type, failure, title) => {
	await sql`PRAGMA ignore_check_constraints = ON`.execute(db);
	const { description } = await db.selectFrom("partner").select("description").where("type", "=", type).executeTakeFirstOrThrow();
	await db.updateTable("partner").set({ description: "unreadable" }).where("type", "=", type).execute();
	vi.mocked(console.error).mockImplementation(() => {});

	const thrown: Response = await loadPartnersByType(await openPage({})).then(
		() => expect.fail("the partners were fetched"),
		(response) => response,
	);
	expect([thrown.status, await thrown.json()]).toEqual([500, { title }]);
	expect(console.error).toHaveBeenCalledExactlyOnceWith(failure, expect.any(SyntaxError));
	vi.mocked(console.error).mockClear();
	await db.updateTable("partner").set({ description }).where("type", "=", type).execute();
});
