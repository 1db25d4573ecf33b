import { createHash } from "node:crypto";
import type { Database } from "#app/admin/changes.server.ts";

interface Sent {
	attempt: string;
	email: string;
}

/** Returns the form's own id, and the one for another buyer who submits the same form. */
const attemptsOf = ({ attempt, email }: Sent) => [
	attempt,
	createHash("sha256").update(`${attempt} ${email.toLowerCase()}`).digest("base64url").slice(0, attempt.length),
];

export function findSent(on: Database, sent: Sent) {
	return on
		.selectFrom("order")
		.select(["id", "code", "method"])
		.where("attempt", "in", attemptsOf(sent))
		.where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", sent.email.toLowerCase()))
		.executeTakeFirst();
}

export async function freeAttempt(trx: Database, sent: Sent): Promise<string | undefined> {
	const attempts = attemptsOf(sent);
	const rows = await trx.selectFrom("order").select("attempt").where("attempt", "in", attempts).execute();
	return attempts.find((attempt) => !rows.some((row) => row.attempt === attempt));
}
