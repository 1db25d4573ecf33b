import SQLite from "better-sqlite3";
import { parse } from "./html";
import { ADMIN, type RunningSite } from "./running-site";

/** Somebody who asks a site that a test started for itself. */
export interface Visitor {
	get: (path: string, headers?: Record<string, string>) => Promise<Response>;
	/** A page's document, whatever its status. */
	page: (path: string, headers?: Record<string, string>) => Promise<Document>;
	/** The cookie that is always sent, if one is. */
	cookie?: string;
	/** Sends a form as a browser without JavaScript would; without headers, from another network address each time. */
	post: (path: string, fields?: Record<string, string> | FormData, headers?: Record<string, string>) => Promise<Response>;
}

let addresses = 0;

function nextAddress(): string {
	addresses += 1;
	return `10.${process.pid % 256}.${(addresses >> 8) % 256}.${addresses % 256}`;
}

/** A visitor who is not signed in, or sends these headers with every request. */
export function visitorOf({ origin }: Pick<RunningSite, "origin">, always: Record<string, string> = {}): Visitor {
	const ask = async (path: string, init: RequestInit) => {
		const response = await fetch(origin + path, { redirect: "manual", ...init });
		// Read to its end in any case: an answer under way keeps the site from stopping.
		await response.clone().arrayBuffer();
		return response;
	};
	const get = (path: string, headers = {}) => ask(path, { headers: { ...always, ...headers } });
	return {
		get,
		cookie: always.Cookie,
		page: async (path, headers) => parse(await (await get(path, headers)).text()),
		post: (path, fields = {}, headers = { Origin: origin, "X-Forwarded-For": nextAddress() }) =>
			ask(path, { method: "POST", body: fields instanceof FormData ? fields : new URLSearchParams(fields), headers: { ...always, ...headers } }),
	};
}

/** The first administrator of a site, signed in. */
export async function organiserOf(site: Pick<RunningSite, "origin">): Promise<Visitor> {
	return visitorOf(site, { Cookie: await organiserCookie(site) });
}

/** The login session of the first administrator, as browsers send it. */
export async function organiserCookie(site: Pick<RunningSite, "origin">): Promise<string> {
	const answer = await visitorOf(site).post("/admin/login", ADMIN);
	const Cookie = answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.find((cookie) => cookie?.includes("session="));
	if (answer.status !== 303 || !Cookie) throw new Error(`Signing in was answered with ${answer.status}.`);
	return Cookie;
}

/** Runs a statement on a site's database, and gives the rows that it finds. */
export function sql(site: RunningSite, statement: string, ...values: unknown[]): Record<string, unknown>[] {
	const sqlite = new SQLite(site.databaseFile);
	sqlite.pragma("busy_timeout = 5000");
	const prepared = sqlite.prepare<unknown[], Record<string, unknown>>(statement);
	const rows = prepared.reader ? prepared.all(...values) : [];
	if (!prepared.reader) prepared.run(...values);
	sqlite.close();
	return rows;
}
