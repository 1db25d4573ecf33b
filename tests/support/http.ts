import { randomUUID } from "node:crypto";
import SQLite from "better-sqlite3";
import { hashPassword } from "#app/auth/password.server.ts";
import type { Role } from "#app/auth/rights.ts";
import { controlsOf, parse } from "./html.ts";
import { ADMIN, type RunningSite } from "./running-site.ts";

type Headers = Record<string, string>;
/** Pairs allow repeated names; a file makes the body multipart. Other bodies are sent unchanged. */
export type Fields = Record<string, string | File> | [string, string][] | FormData | ReadableStream | string;

/** A client of a site; redirects are not followed. */
export interface Visitor {
	get: (path: string, headers?: Headers) => Promise<Response>;
	page: (path: string, headers?: Headers) => Promise<{ response: Response; document: Document }>;
	document: (path: string, headers?: Headers) => Promise<Document>;
	/** `path` is below `/api/`. */
	api: <Answer>(path: string) => Promise<Answer>;
	/** Values of a form, by default the editor, as a browser would submit them. */
	formOf: (path: string, form?: string) => Promise<Record<string, string>>;
	/** Follows the redirect with its cookies, such as the toast. */
	follow: (answer: Response, headers?: Headers) => Promise<{ response: Response; document: Document }>;
	cookie?: string;
	/**
	 * Submits a form from the site's own origin, and from another network address each time, to avoid the throttle. `X-Forwarded-For` makes it one
	 * visitor.
	 */
	post: (path: string, fields?: Fields, headers?: Headers) => Promise<Response>;
	postJson: (path: string, body: unknown, headers?: Headers) => Promise<Response>;
	send: (path: string, init: RequestInit & { duplex?: "half" }) => Promise<Response>;
}

type Site = Pick<RunningSite, "origin">;

let addresses = 0;

function nextAddress(): string {
	addresses += 1;
	return `10.${process.pid % 256}.${(addresses >> 8) % 256}.${addresses % 256}`;
}

/** `always` is sent with every request. */
export function visitorOf({ origin }: Site, always: Headers = {}): Visitor {
	const send: Visitor["send"] = async (path, init) => {
		const response = await fetch(origin + path, { redirect: "manual", ...init, headers: { ...always, ...(init.headers as Headers) } });
		// Read to its end, as an open response keeps the site from stopping.
		await response.clone().arrayBuffer();
		return response;
	};
	const get: Visitor["get"] = (path, headers) => send(path, { headers });
	const page: Visitor["page"] = async (path, headers) => {
		const response = await get(path, headers);
		return { response, document: parse(await response.clone().text()) };
	};
	const document: Visitor["document"] = async (path, headers) => (await page(path, headers)).document;
	const post = (path: string, body: RequestInit["body"], headers: Headers) =>
		send(path, { method: "POST", body, duplex: "half", headers: { Origin: origin, "X-Forwarded-For": nextAddress(), ...always, ...headers } });
	return {
		get,
		page,
		document,
		send,
		cookie: always.Cookie,
		api: async (path) => (await get(`/api/${path}`)).json(),
		formOf: async (path, form) => controlsOf(await document(path), form),
		follow: (answer, headers) => {
			const toast = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("toast="));
			return page(answer.headers.get("location") ?? "", { ...headers, Cookie: [always.Cookie, toast?.split(";")[0]].filter(Boolean).join("; ") });
		},
		post: (path, fields = {}, headers = {}) => post(path, bodyOf(fields), headers),
		postJson: (path, body, headers = {}) =>
			post(path, typeof body === "string" ? body : JSON.stringify(body), { "Content-Type": "application/json", ...headers }),
	};
}

function bodyOf(fields: Fields): Exclude<RequestInit["body"], undefined> {
	if (fields instanceof FormData || fields instanceof ReadableStream || typeof fields === "string") return fields;
	const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
	if (pairs.every((pair): pair is [string, string] => typeof pair[1] === "string")) return new URLSearchParams(pairs);
	const body = new FormData();
	for (const [name, value] of pairs) body.append(name, value);
	return body;
}

export async function organizerOf(site: Site): Promise<Visitor> {
	return visitorOf(site, { Cookie: await signIn(site) });
}

/** Returns the `Cookie` header of the login session, by default the first administrator's. */
export async function signIn(site: Site, credentials = ADMIN): Promise<string> {
	return (await cookiesOfSignIn(site, credentials))[0] ?? "";
}

/** As `signIn`, with the cookie of the known browser. */
export async function signInBrowser(site: Site, credentials = ADMIN): Promise<string> {
	return (await cookiesOfSignIn(site, credentials)).slice(0, 2).join("; ");
}

async function cookiesOfSignIn(site: Site, credentials: typeof ADMIN): Promise<string[]> {
	const response = await visitorOf(site).post("/admin/login", credentials);
	if (response.status !== 303) throw new Error(`Signing in was answered with ${response.status}.`);
	return response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
}

export const statusOf = (site: Site, cookie: string) => visitorOf(site, { Cookie: cookie }).api<{ authenticated: boolean; role?: Role }>("auth/status");

export const redirectOf = (response: Response) => [response.status, response.headers.get("location")];

export const asNew = (fields: Record<string, string>): Record<string, string> => ({ version: randomUUID(), ...fields });

export const PASSWORD = ADMIN.password;

let hash: Promise<string> | undefined;
/** Cached, as hashing is slow on purpose. */
function hashOfPassword(): Promise<string> {
	hash ??= hashPassword(PASSWORD);
	return hash;
}

export async function addUser(site: RunningSite, username: string, role: Role = "editor"): Promise<typeof ADMIN> {
	sql(site, "DELETE FROM user WHERE id = ?", username); // a retried test adds its user again
	sql(site, "INSERT INTO user (id, username, password_hash) VALUES (?, ?, ?)", username, username, await hashOfPassword());
	sql(site, "INSERT INTO user_role (user_id, role) VALUES (?, ?)", username, role);
	return { username, password: PASSWORD };
}

export function expireLoginSessions(site: RunningSite, userId: string): void {
	sql(site, "UPDATE login_session SET created_at = '2025-01-01T00:00:00.000Z', expires_at = '2025-01-01T12:00:00.000Z' WHERE user_id = ?", userId);
}

export function sql(site: RunningSite, statement: string, ...values: unknown[]): Record<string, unknown>[] {
	const sqlite = databaseOf(site);
	const prepared = sqlite.prepare<unknown[], Record<string, unknown>>(statement);
	const rows = prepared.reader ? prepared.all(...values) : [];
	if (!prepared.reader) prepared.run(...values);
	sqlite.close();
	return rows;
}

export function databaseOf({ databaseFile }: RunningSite): SQLite.Database {
	const sqlite = new SQLite(databaseFile);
	sqlite.pragma("busy_timeout = 5000");
	sqlite.pragma("foreign_keys = ON");
	return sqlite;
}
