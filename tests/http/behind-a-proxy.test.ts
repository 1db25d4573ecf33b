import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "#app/i18n/config.ts";
import { sql, visitorOf } from "../support/http.ts";
import { ADMIN, type RunningSite, startSite } from "../support/running-site.ts";
import { event } from "../support/summit/event.ts";

const PUBLIC = "https://summit.example";

let site: RunningSite;
beforeAll(async () => {
	site = await startSite({ PUBLIC_ORIGIN: PUBLIC, METRICS_TOKEN: "a token for the metrics" });
});
afterAll(() => site.stop());

test.each([
	["by default", {}],
	["the name of the machine behind", { "X-Forwarded-Host": "10.0.0.7:3000" }],
	["no host at all", { "X-Forwarded-Host": "<script>" }],
])("visitors' forms are accepted, whatever host the proxy names: %s", async (_, more: Record<string, string>) => {
	const form = { name: "Ana", email: "ana@example.com", subject: JSON.stringify(more), message: "Is there a lift?" };
	const answer = await visitorOf(site).post("/es/contact", form, { Origin: PUBLIC, ...more });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/es/contact?sent=1"]);
	const signedIn = await visitorOf(site).post("/admin/login", ADMIN, { Origin: PUBLIC, ...more });
	expect([signedIn.status, signedIn.headers.getSetCookie()[0]?.startsWith("__Host-session=")]).toEqual([303, true]);
});

test("Sec-Fetch-Site takes precedence over Origin", async () => {
	const answer = await visitorOf(site).post("/contact", {}, { Origin: "null", "Sec-Fetch-Site": "same-origin" });
	expect(answer.status).toBe(422);
});

test("one-click unsubscribe requests are accepted from any origin", async () => {
	for (const Origin of ["null", "https://mail.example", "nonsense"]) {
		const answer = await visitorOf(site).post("/newsletter/unsubscribe?key=unknown", { "List-Unsubscribe": "One-Click" }, { Origin });
		expect([Origin, answer.status]).toEqual([Origin, 200]);
	}
});

test("every cookie has the __Host- prefix, and choices stored without it are not read", async () => {
	const visitor = visitorOf(site);
	const answers = [
		await visitor.get("/agenda?lng=es"),
		await visitor.post("/theme", { theme: "dark", redirectTo: "/" }, { Origin: PUBLIC }),
		await visitor.post("/admin/login", ADMIN, { Origin: PUBLIC }),
	];
	const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
	const flags = ["Secure", "HttpOnly", "Path=/"];
	expect(cookies.map((cookie) => [cookie.split("=")[0], ...flags.filter((flag) => cookie.split("; ").includes(flag)), cookie.includes("Domain")])).toEqual(
		["__Host-lng", "__Host-theme", "__Host-session", expect.stringMatching(/^__Host-device-[\w-]{8}$/), "__Host-toast"].map((name) => [name, ...flags, false]),
	);
	const choices = cookies.map((cookie) => cookie.split(";")[0]).slice(0, 2);
	const answersTo = async (Cookie: string) => [
		(await visitor.document("/agenda", { Cookie })).documentElement.getAttribute("data-theme"),
		(await visitor.get("/", { Cookie })).headers.get("location"),
	];
	expect([await answersTo(choices.join("; ")), await answersTo(choices.join("; ").replaceAll("__Host-", ""))]).toEqual([
		["dark", "/es"],
		["light", null],
	]);
});

test("sign-ins are logged with address and user, but without invalid names", async () => {
	const visitor = visitorOf(site, { Origin: PUBLIC, "X-Forwarded-For": "198.51.100.9" });
	for (const username of [ADMIN.username, "my secret password"]) await visitor.post("/admin/login", { username, password: "wrong secret" }, {});
	await visitor.post("/admin/login", ADMIN, {});
	expect(await linesOf("198.51.100.9", 3)).toEqual([
		[30, "request", 401, "wrong", ADMIN.username],
		[30, "request", 401, "wrong", "unknown"],
		[30, "signed in", undefined, undefined, ADMIN.username],
	]);
	expect(site.log()).not.toContain("secret");
});

test("each rejected request is logged with reason, address and user in one line", async () => {
	sql(site, "INSERT INTO user (id, username, password_hash) SELECT 'log-editor', 'log-editor', password_hash FROM user");
	sql(site, "INSERT INTO user_role (user_id, role) VALUES ('log-editor', 'editor')");
	const signedIn = await visitorOf(site).post("/admin/login", { ...ADMIN, username: "log-editor" }, { Origin: PUBLIC });
	const Cookie = String(signedIn.headers.getSetCookie()[0]?.split(";")[0]);
	const from = (address: number, more: Record<string, string> = {}) => visitorOf(site, { Origin: PUBLIC, "X-Forwarded-For": `203.0.113.${address}`, ...more });
	const file = new FormData();
	file.set("file", new File(["<svg/>"], "logo.png"));
	for (const language of LOCALES) file.set(`alt.${language}`, "A logo");
	const large = { message: "x".repeat(64 * 1024) };
	const login = { username: "throttled", password: "wrong" };

	await from(1).post("/admin/speakers/new", {}, {});
	await from(2, { Cookie }).get("/admin/settings/team");
	await from(3, { Cookie, Origin: "https://evil.example" }).post("/contact", {}, {});
	await from(4, { Cookie }).post("/contact", large, {});
	await from(5, { Cookie }).post("/admin/pictures/new", file, {});
	for (let attempt = 1; attempt <= 6; attempt++) await from(6).post("/admin/login", login, {});
	for (let form = 1; form <= 6; form++) await from(7).post("/contact", { name: "A", email: "a@example.com", subject: "S", message: "M" }, {});
	await from(8).get("/metrics", { Authorization: "Bearer guessed" });
	await from(9).get("/nothing");
	await from(10).post("/contact", { homepage: "https://robot.example" }, {});

	const lines = await Promise.all([1, 1, 1, 1, 1, 6, 1, 1, 0, 1].map((count, index) => linesOf(`203.0.113.${index + 1}`, count)));
	expect(lines.map((ofVisitor) => ofVisitor.at(-1))).toEqual([
		[30, "request", 401, "signedOut", undefined],
		[40, "request", 403, "rights", "log-editor"],
		[40, "request", 403, "origin", "log-editor"],
		[40, "request", 413, "size", "log-editor"],
		[30, "request", 422, "fileType", "log-editor"],
		[40, "request", 429, "throttled", "unknown"],
		[40, "request", 429, "throttled", undefined],
		[30, "request", 401, "token", undefined],
		undefined,
		[30, "request", 303, "robot", undefined],
	]);
});

async function linesOf(address: string, count: number) {
	const lines = () =>
		site
			.log()
			.split("\n")
			.filter((line) => line.includes(`"${address}"`))
			.map((line) => JSON.parse(line));
	await expect.poll(lines).toHaveLength(count);
	return lines().map(({ level, msg, status, reason, user }) => [level, msg, status, reason, user]);
}

test("security.txt names a contact and expires in time to be read anew", async () => {
	const answer = await visitorOf(site).get("/.well-known/security.txt");
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
	const [contact, expires = "", languages, canonical, end] = (await answer.text()).split("\n");
	expect([contact, languages, canonical, end]).toEqual([
		`Contact: mailto:${event.email}`,
		"Preferred-Languages: en, es, sv",
		`Canonical: ${PUBLIC}/.well-known/security.txt`,
		"",
	]);
	const days = (Date.parse(expires.replace("Expires: ", "")) - Date.now()) / (24 * 60 * 60_000);
	expect([days > 170, days < 365]).toEqual([true, true]);
});
