import { hashPassword } from "~/auth/password.server";
import type { Role } from "~/auth/rights";
import { ADMIN } from "./running-site";
import { database, get } from "./site";

/** The password of every user that a test adds. */
export const PASSWORD = ADMIN.password;

/** Adds a user to the running site's database, and gives what signs it in. Files share the site: choose names of your own. */
export async function addUser(username: string, role: Role = "editor"): Promise<typeof ADMIN> {
	write("DELETE FROM user WHERE id = ?", username); // a test tried again adds its user anew
	write("INSERT INTO user (id, username, password_hash) VALUES (?, ?, ?)", username, username, await hashPassword(PASSWORD));
	write("INSERT INTO user_role (user_id, role) VALUES (?, ?)", username, role);
	return { username, password: PASSWORD };
}

export function write(sql: string, ...values: unknown[]): void {
	const sqlite = database();
	sqlite.pragma("foreign_keys = ON");
	sqlite.prepare(sql).run(...values);
	sqlite.close();
}

/** Lets every login session of a user run out. */
export function expireLoginSessions(userId: string): void {
	write("UPDATE login_session SET created_at = '2025-01-01T00:00:00.000Z', expires_at = '2025-01-01T12:00:00.000Z' WHERE user_id = ?", userId);
}

export const redirectOf = (response: Response) => [response.status, response.headers.get("location")];

/** Who the site takes the bearer of a cookie for. */
export const statusOf = async (cookie: string) => (await get("/api/auth/status", { headers: { Cookie: cookie } })).json();

let callers = 0;

/** Posts JSON from this site's own pages, each time from another network address. */
export async function postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
	callers += 1;
	const { origin } = new URL((await get("/robots.txt")).url);
	return get(path, {
		method: "POST",
		body: typeof body === "string" ? body : JSON.stringify(body),
		headers: { Origin: origin, "Content-Type": "application/json", "X-Forwarded-For": `10.77.${process.pid % 256}.${callers}`, ...headers },
	});
}
