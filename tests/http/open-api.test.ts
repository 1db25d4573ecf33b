import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv/dist/2020";
import formats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLS } from "../support/calls.ts";
import { texts } from "../support/html.ts";
import { organizerOf, visitorOf } from "../support/http.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

interface Content {
	schema: object;
	example?: object[];
}
interface Operation {
	parameters?: { name?: string; schema?: { enum: string[] } }[];
	responses: Record<string, { content?: Record<string, Content> }>;
}
interface Description extends Record<string, unknown> {
	openapi: string;
	paths: Record<string, Record<string, Operation>>;
	components: object;
}

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const ajv = formats.default(new Ajv({ strict: false }));
let api: Description;
beforeAll(async () => {
	api = await (await visitor.get("/api/openapi.json")).json();
});

/** Returns the parts of a response that the API description lacks. */
async function unsaid(path: string, method: string, answer: Response) {
	const { content } = api.paths[path]?.[method]?.responses[answer.status] ?? {};
	const body = await answer.text();
	const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
	const said = content?.[type];
	if (answer.status === 304 && body === "" && api.paths[path]?.[method]?.responses[304]) return [];
	if (!said) return [path, method, answer.status, type];
	const fits = ajv.compile({ ...said.schema, components: api.components });
	return fits(type === "application/json" ? JSON.parse(body) : body) ? [] : [path, fits.errors];
}

test("an independent validator accepts the description as OpenAPI 3.1, and it names every call", async () => {
	expect(await new Validator().validate(api)).toEqual({ valid: true });
	expect([api.openapi, Object.keys(api.paths)]).toEqual(["3.1.1", [...CALLS, "/api/auth/login", "/api/auth/logout", "/api/auth/status"]]);
});

test("an agenda item's category is its track or General, a workshop's is its own", async () => {
	const { agenda, workshops } = (api.components as { schemas: Record<string, { properties: Record<string, { description: string }> }> }).schemas;
	expect([agenda?.properties.category?.description, workshops?.properties.category?.description]).toEqual([
		"Track in English, or General if there is none. The category of a workshop is in /api/workshops.",
		"Category of the workshop, independent of its track on the agenda.",
	]);
	const tracks = await visitor.api<{ category: string; track: string | null }[]>("agenda");
	expect(tracks.filter(({ category, track }) => category.toLowerCase() !== (track ?? "general"))).toEqual([]);
});

test("each field has a description", () => {
	expect(undescribed(api.components)).toEqual([]);
});

/** Returns fields without a description, including nested ones. */
function undescribed(within: object): string[] {
	const { properties = {} } = within as { properties?: Record<string, { description?: string }> };
	const silent = Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : [name]));
	return [...silent, ...Object.values(within).flatMap((inner) => (inner && typeof inner === "object" ? undescribed(inner) : []))];
}

describe.each(CALLS)("%s", (path) => {
	const first = async () => (await (await visitor.get(path)).json()) as object[];

	test("answers as described, in each language and for each value of its parameters", async () => {
		const [, filter] = api.paths[path]?.get?.parameters ?? [];
		const queries = ["", "?lng=es", "?lng=sv", ...(filter?.schema?.enum ?? []).map((value) => `?${filter?.name}=${value}`)];
		for (const query of queries) {
			const answer = await visitor.get(path + query);
			expect([query, answer.status, await unsaid(path, "get", answer)]).toEqual([query, 200, []]);
		}
		expect(api.paths[path]?.get?.responses[200]?.content?.["application/json"]?.example).toEqual((await first()).slice(0, 1));
	});

	test("rejects as described", async () => {
		const etag = (await visitor.get(path)).headers.get("etag") ?? "";
		const answers = [
			[304, await visitor.get(path, { "If-None-Match": etag })],
			[400, await visitor.get(`${path}?lng=xx`)],
			[405, await visitor.post(path)],
			[405, await visitor.send(path, { method: "DELETE" })],
		] as const;
		for (const [status, answer] of answers) expect([answer.status, await unsaid(path, "get", answer)]).toEqual([status, []]);
	});
});

test("the example contains every edited field", async () => {
	const [speaker] = await visitor.api<{ id: string }[]>("speakers");
	const editor = `/admin/speakers/${speaker?.id}`;
	expect((await organizer.post(editor, { ...(await organizer.formOf(editor)), company: "Another" })).status).toBe(303);
	const edited = (await (await visitor.get("/api/openapi.json")).json()) as Description;
	expect(edited.paths["/api/speakers"]?.get?.responses[200]?.content?.["application/json"]?.example).toMatchObject([{ ...speaker, company: "Another" }]);
});

test("signing in and out answers as described, also on errors", async () => {
	const [login, logout, status] = ["/api/auth/login", "/api/auth/logout", "/api/auth/status"];
	const guess = { username: "nobody-there", password: "wrong" };
	const attempts = Array.from({ length: 30 }, () => visitor.postJson(login, guess, { "X-Forwarded-For": "10.9.9.9" }));
	const throttled = (await Promise.all(attempts)).find((answer) => answer.status === 429);
	const foreign = { Origin: "https://elsewhere.example" };
	const answers: [number, string, string, Response | undefined][] = [
		[200, "post", login, await visitor.postJson(login, ADMIN)],
		[400, "post", login, await visitor.postJson(login, {})],
		[401, "post", login, await visitor.postJson(login, { ...guess, username: "another" })],
		[403, "post", login, await visitor.postJson(login, ADMIN, foreign)],
		[405, "post", login, await visitor.get(login)],
		[413, "post", login, await visitor.postJson(login, "x".repeat(200_000))],
		[415, "post", login, await visitor.post(login)],
		[429, "post", login, throttled],
		[200, "post", logout, await visitor.postJson(logout, "")],
		[403, "post", logout, await visitor.postJson(logout, "", foreign)],
		[405, "post", logout, await visitor.get(logout)],
		[200, "get", status, await visitor.get(status)],
		[200, "get", status, await organizer.get(status)],
	];
	for (const [expected, method, path, answer] of answers) {
		expect([path, answer?.status, answer && (await unsaid(path, method, answer))]).toEqual([path, expected, []]);
		expect([path, expected, answer?.headers.get("access-control-allow-origin")]).toEqual([path, expected, null]);
	}
});

test.each([
	...CALLS,
	"/api/openapi.json",
	"/schedule.json",
	"/es/schedule.xml",
	"/sv/agenda.csv",
	"/agenda.ics",
	"/es/agenda/desert-fuel.ics",
	"/news.rss",
	"/sv/news.json",
])("%s may be read by pages of other sites, without cookies, whatever the status", async (path) => {
	const from = { Origin: "https://elsewhere.example" };
	const first = await visitor.get(path, from);
	const answers = [
		first,
		await visitor.get(path, from),
		await visitor.get(path, { ...from, "If-None-Match": first.headers.get("etag") ?? "" }),
		await organizer.get(path, from),
		await visitor.get(`${path}?lng=xx`, from),
		await visitor.send(path, { method: "DELETE", headers: from }),
		await visitor.send(path, {
			method: "OPTIONS",
			headers: { ...from, "Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "if-none-match" },
		}),
	];
	const seen = answers.map(({ headers }) => [headers.get("access-control-allow-origin"), headers.get("access-control-allow-credentials")]);
	expect(seen).toEqual(answers.map(() => ["*", null]));
	const { status, headers } = answers.at(-1) as Response;
	expect([first.status, answers[2]?.status, status, headers.get("access-control-allow-methods"), headers.get("access-control-allow-headers")]).toEqual([
		200,
		304,
		204,
		"GET, HEAD",
		"*",
	]);
});

test.each(["/", "/agenda", "/api", "/schedule.pdf", "/admin/login", "/admin/speakers.csv", "/api/auth", "/api/auth/nothing", "/api/auth/status"])(
	"%s may not be read by pages of other sites",
	async (path) => {
		const from = { Origin: "https://elsewhere.example" };
		const preflight = await visitor.send(path, { method: "OPTIONS", headers: { ...from, "Access-Control-Request-Method": "GET" } });
		expect([(await organizer.get(path, from)).headers.get("access-control-allow-origin"), preflight.status]).toEqual([null, 405]);
	},
);

test.each([
	["", "Open data", "GET /api/agenda", "/api/agenda"],
	["/es", "Datos abiertos", "GET /api/agenda", "/api/agenda?lng=es"],
	["/sv", "Öppna data", "GET /api/agenda", "/api/agenda?lng=sv"],
])("%s/api documents the same for people", async (language, title, call, address) => {
	const { document } = await visitor.page(`${language}/api`);
	expect(texts(document, "h1")).toEqual([title]);
	expect(texts(document, "main h2").filter((heading) => heading.startsWith("GET"))).toEqual(CALLS.map((path) => `GET ${path}`));
	expect(texts(document, "#agenda")).toEqual([call]);
	expect(document.querySelector('[aria-labelledby="agenda"] a')?.getAttribute("href")).toBe(address);
	const example = document.querySelector('[aria-labelledby="agenda"] pre')?.textContent ?? "";
	expect(JSON.parse(example)).toEqual(((await (await visitor.get(address)).json()) as object[]).slice(0, 1));
	expect(texts(document, '[aria-labelledby="agenda"] dt').slice(0, 4)).toEqual(['day "1" | "2"', "id string", "day integer", "date string (date) | null"]);
	for (const link of document.querySelectorAll("main a[href]"))
		expect([link.getAttribute("href"), (await visitor.get(link.getAttribute("href") ?? "")).status]).toEqual([expect.any(String), 200]);
	expect(document.querySelector(`footer a[href="${language}/api"]`)?.textContent).toBe(title);
});
