import { randomUUID } from "node:crypto";
import SQLite from "better-sqlite3";
import { afterAll } from "vitest";
import { parse } from "./html";
import { ADMIN, startSite } from "./running-site";

export type Fields = Record<string, string>;
export type Organiser = Awaited<ReturnType<typeof startOrganiser>>;

/** A site of its own for a test file that changes what other tests look at, and somebody who is signed in there. */
export async function startOrganiser() {
	const site = await startSite();
	afterAll(() => site.stop());
	const ask = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: "manual", ...init });
	const signedIn = await ask("/admin/login", { method: "POST", headers: { Origin: site.origin }, body: new URLSearchParams({ ...ADMIN }) });
	const Cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const see = async (path: string, init?: RequestInit) => {
		const response = await ask(path, init);
		return { response, document: parse(await response.text()) };
	};

	return {
		/** As a visitor, without a login session. */
		visit: see,
		/** The same, as it came. */
		get: (path: string) => ask(path),
		/** What the API answers. */
		api: async <Answer>(path: string) => (await (await ask(`/api/${path}`)).json()) as Answer,
		open: (path: string, headers: Record<string, string> = {}) => see(path, { headers: { Cookie, ...headers } }),
		/** The page to which an answer leads, with the message that came along. */
		follow: (answer: Response) => {
			const toast = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("toast="));
			return see(answer.headers.get("location") ?? "", { headers: { Cookie: `${Cookie}; ${toast?.split(";")[0]}` } });
		},
		download: (path: string) => ask(path, { headers: { Cookie } }),
		post: (path: string, fields: Fields, headers: Record<string, string> = {}) =>
			ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Cookie, Origin: site.origin, ...headers } }),
		postFiles: (path: string, fields: Record<string, string | File>) => {
			const body = new FormData();
			for (const [name, value] of Object.entries(fields)) body.append(name, value);
			return ask(path, { method: "POST", body, headers: { Cookie, Origin: site.origin } });
		},
		/** Any body, as it is. */
		send: (path: string, init: RequestInit & { duplex?: "half" }, headers: Record<string, string> = {}) =>
			ask(path, { method: "POST", ...init, headers: { Cookie, Origin: site.origin, ...headers } }),
		/** What the controls of an editor hold, as a browser would send them. */
		formOf: async (path: string) => controlsOf((await see(path, { headers: { Cookie } })).document),
		/** Asks the database of this site. */
		rows: (sql: string) => {
			const sqlite = new SQLite(site.databaseFile, { readonly: true });
			const found = sqlite.prepare(sql).all();
			sqlite.close();
			return found as Record<string, unknown>[];
		},
	};
}

/** What a new entry's form sends with it. */
export const asNew = (fields: Fields): Fields => ({ version: randomUUID(), ...fields });

export function controlsOf(document: Document): Fields {
	const controls = [...document.querySelectorAll<HTMLElement>("#editor :is(input, textarea, select)[name]")];
	const sent = controls.filter((control) => {
		const type = control.getAttribute("type");
		return type !== "file" && ((type !== "checkbox" && type !== "radio") || control.hasAttribute("checked"));
	});
	return Object.fromEntries(sent.map((control) => [control.getAttribute("name") ?? "", typedIn(control)]));
}

function typedIn(control: HTMLElement): string {
	if (control.tagName === "SELECT") return control.querySelector("option[selected]")?.getAttribute("value") ?? "";
	if (control.tagName === "TEXTAREA") return (control.textContent ?? "").replace(/^\n/, "");
	return control.getAttribute("value") ?? (control.getAttribute("type") === "checkbox" ? "on" : "");
}
