import SQLite from "better-sqlite3";
import { afterAll } from "vitest";
import { parse } from "./html";
import { ADMIN, startSite } from "./running-site";

/** Each file of tests has a freshly seeded site of its own, so that what one writes no other reads. */
const site = await startSite();
afterAll(site.stop);

export const { origin, databaseFile } = site;

/** Asks the running site for a path; redirects are answers like others. */
export function get(path: string, init: RequestInit = {}): Promise<Response> {
	return fetch(origin + path, { redirect: "manual", ...init });
}

/** A page with its parsed document. */
export async function page(path: string, init?: RequestInit): Promise<{ response: Response; document: Document }> {
	const response = await get(path, init);
	return { response, document: parse(await response.text()) };
}

let visitors = 0;

/**
 * Sends a form as a browser without JavaScript would, from this site's own pages. Each call comes from another network
 * address, so that tests do not use up each other's rate limits; say `X-Forwarded-For` to stay one visitor.
 */
export function postForm(
	path: string,
	fields: Record<string, string> | [string, string][],
	init: { headers?: Record<string, string> } = {},
): Promise<Response> {
	visitors += 1;
	const address = `10.${process.pid % 256}.${Math.floor(visitors / 256)}.${visitors % 256}`;
	return get(path, {
		method: "POST",
		body: new URLSearchParams(fields),
		...init,
		headers: { Origin: origin, "X-Forwarded-For": address, ...init.headers },
	});
}

/** Signs in by the form, as the first administrator unless told, and gives the `Cookie` header of the login session. */
export async function signIn(credentials = ADMIN): Promise<string> {
	return (await cookiesOfSignIn(credentials))[0] ?? "";
}

/** The same with the cookie by which the browser is known from then on. */
export async function signInBrowser(credentials = ADMIN): Promise<string> {
	return (await cookiesOfSignIn(credentials)).slice(0, 2).join("; ");
}

async function cookiesOfSignIn(credentials: typeof ADMIN): Promise<string[]> {
	const response = await postForm("/admin/login", credentials);
	if (response.status !== 303) throw new Error(`Signing in was answered with ${response.status}.`);
	return response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
}

/** The database of the running site, to look at what it stored. */
export function database(): SQLite.Database {
	return new SQLite(databaseFile);
}
