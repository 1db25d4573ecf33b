import type { Database } from "#app/admin/changes.server.ts";
import type { Ticket } from "#app/domain/sales/order/queries.server.ts";
import { hashOf } from "#app/domain/sales/order/secrets.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { RevokedSecretTable } from "#db/order-tables.ts";

type RevocationListener = (trx: Database, ticketId: number, now: Date) => Promise<void>;
let onRevoked: RevocationListener | undefined;

/** Called in the transaction that takes a ticket from its attendee, before it does. */
export function setRevocationListener(listener: RevocationListener): void {
	onRevoked = listener;
}

export async function revokeSecret(
	trx: Database,
	{ id, secret }: Pick<Ticket, "id" | "secret">,
	reason: RevokedSecretTable["reason"],
	now: Date,
): Promise<void> {
	if (!secret) return;
	await onRevoked?.(trx, id, now);
	await trx.updateTable("ticket").set({ secret: null }).where("id", "=", id).where("secret", "=", secret).execute();
	await trx
		.insertInto("revoked_secret")
		.values({ hash: hashOf(secret), ticket_id: id, reason, revoked_at: now.toISOString() })
		.execute();
}

export async function revocationReason(secret: string): Promise<RevokedSecretTable["reason"] | undefined> {
	const row = await db.selectFrom("revoked_secret").select("reason").where("hash", "=", hashOf(secret)).executeTakeFirst();
	return row?.reason;
}
