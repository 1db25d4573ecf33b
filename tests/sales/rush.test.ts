import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { sql } from "../support/http.ts";
import { times } from "../support/length.ts";
import { startSite } from "../support/running-site.ts";
import { buy, sellTickets } from "./buyers.ts";

const first = await startSite();
const second = await startSite({ DATABASE_URL: `file:${first.databaseFile}` });
afterAll(async () => {
	await second.stop();
	await first.stop();
});

const rush = (buyers: number) => Promise.all(Array.from({ length: buyers }, (_, at) => buy(at % 2 ? second : first)));
const reserved = () =>
	sql(first, `SELECT kind, count(*) AS count FROM order_line JOIN "order" ON "order".id = order_id WHERE state = 'awaiting_bank' GROUP BY kind`).map(
		({ count }) => count,
	);

test("exactly twenty-five of many concurrent buyers get one of twenty-five tickets, across two processes", async () => {
	const buyers = times(100, 500);
	sellTickets(first, 25, 1000);
	const answers = await rush(buyers);
	expect(answers.filter(({ status }) => status === 303)).toHaveLength(25);
	const refused = answers.filter(({ status }) => status === 422);
	expect([refused.length, ...reserved()]).toEqual([buyers - 25, 25, 25]);
	const said = await Promise.all(refused.map(async (answer) => texts(parse(await answer.text()), "[role=alert] p").join(" ")));
	expect(new Set(said)).toEqual(new Set(["There are no Standard tickets left."]));
});

test("exactly one of two concurrent buyers of a ticket with a workshop gets the last ticket or the last spot, every time", async () => {
	const rounds = times(6, 100);
	for (let round = 0; round < rounds; round++) {
		sellTickets(first, 1 + (round % 2), 2 - (round % 2));
		expect((await rush(2)).map(({ status }) => status).sort()).toEqual([303, 422]);
		expect(reserved()).toEqual([1, 1]);
	}
});
