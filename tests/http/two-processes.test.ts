import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { ADMIN, type RunningSite, startSite } from "../support/running-site.ts";

let sites: [RunningSite, RunningSite];
beforeAll(async () => {
	const first = await startSite();
	sites = [first, await startSite({ DATABASE_URL: `file:${first.databaseFile}` })];
});
afterAll(async () => {
	for (const site of sites.toReversed()) await site.stop();
});

const FORM = "/admin/speakers/aino-virtanen";
const rename = async (organizer: Visitor, company: string) => (await organizer.post(FORM, { ...controlsOf(await organizer.document(FORM)), company })).status;

test("an organizer's save in one process shows to visitors of the other with their next request", async () => {
	const organizers = [await organizerOf(sites[0]), await organizerOf(sites[1])] as const;
	for (let round = 0; round < 20; round++) {
		const [here, there] = [round % 2, 1 - (round % 2)] as [0, 1];
		expect(await rename(organizers[here], `Company ${round}`)).toBe(303);
		const visitor = visitorOf(sites[there]);
		const [page, json] = await Promise.all([visitor.get("/sv/speakers", { "Accept-Encoding": "gzip" }), visitor.get("/api/speakers")]);
		expect(await page.text()).toMatch(new RegExp(`[>, ]Company ${round}<`));
		expect(await json.text()).toContain(`"Company ${round}"`);
	}
});

test("a session of one is valid in the other, and ends in both", async () => {
	const signedIn = await visitorOf(sites[0]).post("/admin/login", ADMIN);
	const Cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const elsewhere = visitorOf(sites[1], { Cookie });
	expect((await elsewhere.get("/admin")).status).toBe(200);
	await elsewhere.post("/admin/logout");
	expect((await visitorOf(sites[0], { Cookie }).get("/admin")).status).toBe(302);
});

test("two hundred concurrent forms through both, each sent twice, are each stored once", async () => {
	const names = Array.from({ length: 200 }, (_, index) => `Subject ${index}`);
	const answers = await Promise.all(
		names.flatMap((subject, index) =>
			sites.map((site) => {
				const headers = { Origin: site.origin, "X-Forwarded-For": `10.1.${index % 100}.${site.pid % 256}` };
				return visitorOf(site).post("/contact", { name: "Ana", email: "ana@example.com", subject, message: "Is there a lift?" }, headers);
			}),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual(Array(400).fill(303));
	const kept = sql(sites[0], "SELECT subject FROM contact_message").map(({ subject }) => subject);
	expect(kept.sort()).toEqual(names.sort());
});

test("two organizers who save the same speaker in both processes: the second gets a conflict", async () => {
	const organizers = [await organizerOf(sites[0]), await organizerOf(sites[1])] as const;
	const forms = await Promise.all(organizers.map(async (organizer) => controlsOf(await organizer.document(FORM))));
	const answers = await Promise.all(organizers.map((organizer, index) => organizer.post(FORM, { ...forms[index], company: `Of ${index}` })));
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
});

test("guessed addresses and forms of one visitor count once for both processes", async () => {
	const from = (address: string) => sites.map((site) => visitorOf(site, { "X-Forwarded-For": address }));
	const inTurn = async (count: number, ask: (visitor: Visitor, number: number) => Promise<Response>, visitors: Visitor[]) => {
		const statuses: number[] = [];
		for (let number = 0; number < count; number++) statuses.push((await ask(visitors[number % 2] as Visitor, number)).status);
		return statuses;
	};
	const guess = (visitor: Visitor) => visitor.get(`/t/${randomBytes(16).toString("base64url")}`);
	expect(await inTurn(22, guess, from("10.77.1.1"))).toEqual([...Array(20).fill(404), 429, 429]);
	const write = (visitor: Visitor, number: number) =>
		visitor.post("/contact", { name: "Ana", email: "ana@example.com", subject: `Of both ${number}`, message: "Is there a lift?" });
	expect(await inTurn(6, write, from("10.77.1.2"))).toEqual([...Array(5).fill(303), 429]);
});
