import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../app/auth/password.server";
import routes from "../../app/routes";
import { parse, texts } from "../support/html";
import { ADMIN } from "../support/running-site";
import { database, get, postForm, signIn } from "../support/site";

/** Who is no user may see these, and nothing else below /admin. */
const OPEN = ["/admin/login", "/admin/logout"];

/** Who may open each section, by the first part of its address; `""` is the dashboard, `x` what does not exist. A section that is not named here fails. */
const SECTIONS: Record<string, "both roles" | "admin"> = {
	"": "both roles",
	account: "both roles",
	speakers: "both roles",
	agenda: "both roles",
	workshops: "both roles",
	tickets: "both roles",
	partners: "both roles",
	news: "both roles",
	event: "both roles",
	regions: "both roles",
	faq: "both roles",
	legal: "both roles",
	pictures: "both roles",
	messages: "both roles",
	subscribers: "both roles",
	mail: "both roles",
	activity: "both roles",
	users: "admin",
	x: "both roles",
};

const REFUSED = { GET: "to the login", POST: "authentication required" };
const LET_IN = { GET: "let in", POST: "let in" };
const FORBIDDEN = { GET: "forbidden", POST: "forbidden" };

/** What each visitor is answered; a POST where there is no action is `no such method` for everyone. */
const EXPECTED = {
	"both roles": { anonymous: REFUSED, expired: REFUSED, editor: LET_IN, admin: LET_IN },
	admin: { anonymous: REFUSED, expired: REFUSED, editor: FORBIDDEN, admin: LET_IN },
};
type Visitor = keyof (typeof EXPECTED)["admin"];
const VISITORS = Object.keys(EXPECTED.admin) as Visitor[];

interface Address {
	path: string;
	/** Id and source of each route that serves it, the layouts around it first. */
	chain: { id: string; file: string }[];
}

/** Every address of the route table below `/admin`, with parameters filled in. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = "", above: Address["chain"] = []): Address[] {
	return entries.flatMap((entry) => {
		const path = entry.path ? `${parent}/${entry.path.replace(/:\w+\??/g, "x").replace("*", "x/y/z")}` : parent;
		const chain = [...above, { id: entry.id ?? entry.file.replace(/\.tsx?$/, ""), file: entry.file }];
		return entry.children ? addressesOf(entry.children, path, chain) : [{ path, chain }];
	});
}

const all = addressesOf(await routes).filter(({ path }) => /^\/admin(\/|$)/.test(path));
const guarded = all.filter(({ path }) => !OPEN.includes(path));
const exportsOf = ({ file }: { file: string }) =>
	[...readFileSync(`app/${file}`, "utf8").matchAll(/(?<=^export (async )?(function|const) )\w+/gm)].map(([name]) => name);
const sectionOf = (path: string) => path.split("/")[2]?.replace(/\..*/, "") ?? "";

const cookies = { anonymous: "" } as Record<Visitor, string>;

beforeAll(async () => {
	const sqlite = database();
	const hash = await hashPassword(ADMIN.password);
	const add = sqlite.prepare("INSERT INTO user (id, username, password_hash, role) VALUES (?, ?, ?, 'editor')");
	for (const name of ["access-editor", "access-expired"]) add.run(name, name, hash);
	cookies.admin = await signIn();
	cookies.editor = await signIn({ ...ADMIN, username: "access-editor" });
	cookies.expired = await signIn({ ...ADMIN, username: "access-expired" });
	sqlite.prepare("UPDATE session SET created_at = '2025-01-01T00:00:00.000Z', expires_at = '2025-01-01T12:00:00.000Z' WHERE user_id = 'access-expired'").run();
	sqlite.close();
});

/** What an answer comes down to. */
async function outcome(response: Response, path: string): Promise<string | number> {
	const { status, headers } = response;
	const target = headers.get("location");
	if (target?.startsWith("/admin/login")) return target === "/admin/login" || target.endsWith(`=${encodeURIComponent(path)}`) ? "to the login" : target;
	if (status === 401) return texts(parse(await response.text()), "h1")[0]?.toLowerCase() ?? "401 without a page";
	const words: Record<number, string> = { 403: "forbidden", 405: "no such method" };
	return words[status] ?? (status < 500 ? "let in" : status);
}

test("the table knows the dashboard and what stands open", () => {
	expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(["/admin", ...OPEN]));
});

test("every section of the route table is named, with who may open it", () => {
	expect([...new Set(guarded.map(({ path }) => sectionOf(path)))].filter((section) => !(section in SECTIONS))).toEqual([]);
});

describe.each(guarded)("$path", ({ path, chain }) => {
	const expected = EXPECTED[SECTIONS[sectionOf(path)] ?? "admin"];
	const own = exportsOf(chain.at(-1) as Address["chain"][number]);

	test.each(VISITORS)("for %s", async (visitor) => {
		const headers = { Cookie: cookies[visitor] };
		const read = await outcome(await get(path, { headers }), path);
		const written = await outcome(await postForm(path === "/admin" ? "/admin?index" : path, {}, { headers }), path);
		const { GET, POST } = expected[visitor];
		expect([read, written]).toEqual([GET, own.includes("action") ? POST : "no such method"]);
	});

	test("each loader guards itself, asked for alone", async () => {
		// The layout's gives the frame alone, which a form refused for want of a session needs as well.
		for (const { id } of chain.filter(({ file }) => file !== "routes/admin/layout.tsx" && exportsOf({ file }).includes("loader"))) {
			const response = await get(`${path}.data?_routes=${encodeURIComponent(id)}`);
			expect([id, response.status, (await response.text()).includes("/admin/login")]).toEqual([id, 202, true]);
		}
	});

	test("made-up sessions are nobody's", async () => {
		for (const Cookie of ["session=made-up", "session="]) expect(await outcome(await get(path, { headers: { Cookie } }), path)).toBe("to the login");
	});
});

test("the frame that everyone gets names nobody", async () => {
	const frame = await (await get("/admin.data?_routes=routes%2Fadmin%2Flayout")).text();
	expect([frame.includes("Admin"), frame.includes("Logged in as admin"), frame.includes(ADMIN.username)]).toEqual([true, false, false]);
});
