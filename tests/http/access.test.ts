import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "../../app/routes";
import { get, postForm, signIn } from "../support/site";

/** Who is no user may see these, and nothing else below /admin. */
const OPEN = ["/admin/login", "/admin/logout"];

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

const all = await addressesOf(await routes).filter(({ path }) => /^\/admin(\/|$)/.test(path));
const guarded = all.filter(({ path }) => !OPEN.includes(path));
const hasLoader = ({ file }: { file: string }) => /export (async )?(function|const) loader\b/.test(readFileSync(`app/${file}`, "utf8"));
const toLogin = (response: Response) => /^\/admin\/login(\?|$)/.test(response.headers.get("location") ?? "");

test("the table knows the dashboard and what stands open", () => {
	expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(["/admin", ...OPEN]));
});

test.each(guarded)("$path wants a session, whatever the method", async ({ path }) => {
	for (const headers of [{}, { Cookie: "session=made-up" }, { Cookie: "session=" }]) {
		expect(toLogin(await get(path, { headers: headers as Record<string, string> }))).toBe(true);
		for (const address of [path, `${path}?index`]) {
			const written = await postForm(address, {}, { headers: headers as Record<string, string> });
			expect([address, written.status === 405 || toLogin(written)]).toEqual([address, true]);
		}
	}
});

test.each(guarded)("each loader of $path guards itself, asked for alone", async ({ path, chain }) => {
	for (const { id } of chain.filter(hasLoader)) {
		const response = await get(`${path}.data?_routes=${encodeURIComponent(id)}`);
		expect([id, response.status, (await response.text()).includes("/admin/login")]).toEqual([id, 202, true]);
	}
});

test("with a session none of them leads to the login", async () => {
	const Cookie = await signIn();
	for (const { path } of guarded) expect([path, toLogin(await get(path, { headers: { Cookie } }))]).toEqual([path, false]);
});
