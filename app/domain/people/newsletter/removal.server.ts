import { type Database, erasureOf, logChanges } from "#app/admin/changes.server.ts";
import { deleteMailsHolding } from "#app/domain/people/mail/queries.server.ts";
import { erase } from "#app/runtime/database.server.ts";
import { deleteSubscriber, findSubscriber, findSubscriberByKey, listOverdue } from "./queries.server.ts";
import type { Subscriber } from "./schema.ts";

export async function removeSubscriber(id: string, username: string): Promise<void> {
	await erase(async (trx) => {
		const subscriber = await findSubscriber(id, trx);
		if (!subscriber) return;
		await forget(trx, subscriber);
		await logChanges(trx, [erasureOf("subscriber", id)], { username });
	});
}

export async function unsubscribe(key: string): Promise<void> {
	const subscriber = await findSubscriberByKey(key);
	if (subscriber) await erase((trx) => forget(trx, subscriber));
}

export async function deleteUnconfirmed(now = new Date()): Promise<void> {
	const overdue = await listOverdue(now);
	if (overdue.length === 0) return;
	await erase(async (trx) => {
		for (const subscriber of overdue) await forget(trx, subscriber);
	});
}

async function forget(trx: Database, { id, email, key }: Subscriber): Promise<void> {
	await deleteMailsHolding(trx, { to: email, key });
	await deleteSubscriber(trx, id);
}
