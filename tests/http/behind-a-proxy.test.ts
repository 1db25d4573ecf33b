import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN, type RunningSite, startSite } from "../support/running-site";
import { visitorOf } from "../support/visitor";

const PUBLIC = "https://summit.example";

let site: RunningSite;
beforeAll(async () => {
	site = await startSite({ PUBLIC_ORIGIN: PUBLIC });
});
afterAll(() => site.stop());

test.each([
	["what proxies say by default", {}],
	["the name of the machine behind", { "X-Forwarded-Host": "10.0.0.7:3000" }],
	["no host at all", { "X-Forwarded-Host": "<script>" }],
])("forms of visitors arrive, whatever host the proxy names: %s", async (_, more: Record<string, string>) => {
	const form = { name: "Ana", email: "ana@example.com", subject: JSON.stringify(more), message: "Is there a lift?" };
	const answer = await visitorOf(site).post("/es/contact", form, { Origin: PUBLIC, ...more });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/es/contact?sent=1"]);
	const signedIn = await visitorOf(site).post("/admin/login", ADMIN, { Origin: PUBLIC, ...more });
	expect([signedIn.status, signedIn.headers.getSetCookie()[0]?.startsWith("__Host-session=")]).toEqual([303, true]);
});

test("what the browser says of itself counts before the origin", async () => {
	const answer = await visitorOf(site).post("/contact", {}, { Origin: "null", "Sec-Fetch-Site": "same-origin" });
	expect(answer.status).toBe(422);
});

test("a mail program unsubscribes by one click, wherever it comes from", async () => {
	for (const Origin of ["null", "https://mail.example", "nonsense"]) {
		const answer = await visitorOf(site).post("/newsletter/unsubscribe?key=unknown", { "List-Unsubscribe": "One-Click" }, { Origin });
		expect([Origin, answer.status]).toEqual([Origin, 200]);
	}
});

test("every cookie is for https alone", async () => {
	const visitor = visitorOf(site);
	const answers = [
		await visitor.get("/agenda?lng=es"),
		await visitor.post("/theme", { theme: "dark", redirectTo: "/" }, { Origin: PUBLIC }),
		await visitor.post("/admin/login", ADMIN, { Origin: PUBLIC }),
	];
	const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
	expect(cookies.map((cookie) => [cookie.split("=")[0], cookie.split("; ").includes("Secure")])).toEqual([
		["lng", true],
		["theme", true],
		["__Host-session", true],
		["toast", true],
	]);
});
