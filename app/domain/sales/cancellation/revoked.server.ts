import type { Database } from "~/admin/changes.server";
import type { Ticket } from "~/domain/sales/order/queries.server";
import { hashOf } from "~/domain/sales/order/secrets.server";
import { db } from "~/runtime/database.server";
import type { RevokedSecretTable } from "../../../../db/order-tables";

/** Takes the secret of a ticket back: whoever has its address reads why, and nothing else of it. */
export async function revokeSecret(trx: Database, { id, secret }: Pick<Ticket, "id" | "secret">, why: RevokedSecretTable["why"], now: Date): Promise<void> {
	if (!secret) return;
	await trx.updateTable("ticket").set({ secret: null }).where("id", "=", id).where("secret", "=", secret).execute();
	await trx
		.insertInto("revoked_secret")
		.values({ hash: hashOf(secret), ticket_id: id, why, revoked_at: now.toISOString() })
		.execute();
}

/** Why a secret opens no ticket any more; nothing where it never did. */
export async function whyRevoked(secret: string): Promise<RevokedSecretTable["why"] | undefined> {
	const row = await db.selectFrom("revoked_secret").select("why").where("hash", "=", hashOf(secret)).executeTakeFirst();
	return row?.why;
}
