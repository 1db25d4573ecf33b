import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";
import { claimMail, deleteMail, insertMail, makeAllDue, recordFailure, recordSent } from "./queries.server.ts";
import type { MailFile, NewMail, OutboxMail } from "./schema.ts";
import { MailRefused, sendBySmtp } from "./smtp.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
/** Longer than any SMTP transaction takes. */
const CLAIM_MS = 10 * MINUTE_MS;
const DELIVERY_INTERVAL_MS = 30_000;

/** Most of the time goes by waiting for the mail server, and common ones accept ten connections. */
const MAX_AT_ONCE = 8;

const MAX_ERROR_LENGTH = 500;

/** Then the mail is sent without files that could not be made: its text links to the same. */
const MAX_ATTEMPTS_WITH_FILES = 3;

/** Makes the files of a mail. Returns nothing if the mail is obsolete and must not be sent. */
export type MakeFiles = (mail: OutboxMail) => Promise<MailFile[] | undefined>;

interface Delivery {
	send?: (mail: OutboxMail, files: readonly MailFile[]) => Promise<void>;
	attach?: MakeFiles;
	now?: () => Date;
}

/** Adds a mail to the outbox in the transaction of its change; it is sent after the commit. Does nothing without an address. */
export async function queueMail(trx: Database, mail: NewMail): Promise<void> {
	if (!mail.to) return;
	await insertMail(trx, mail);
	deliverSoon();
}

export async function deliverDue({ send = sendBySmtp, attach = makeFiles, now = () => new Date() }: Delivery = {}): Promise<void> {
	const deliverInTurn = async () => {
		for (let mail = await claim(now()); mail; mail = await claim(now())) await deliver(mail, { send, attach, now });
	};
	await Promise.all(Array.from({ length: MAX_AT_ONCE }, deliverInTurn));
}

/** Returns false if sending failed; undefined if the mail does not exist, is being sent or is obsolete. */
export async function sendNow(id: string, { send = sendBySmtp, attach = makeFiles, now = () => new Date() }: Delivery = {}): Promise<boolean | undefined> {
	const mail = await claim(now(), id);
	return mail && deliver(mail, { send, attach, now });
}

/** @returns the number of mails that will be retried */
export async function sendAllSoon(): Promise<number> {
	const count = await makeAllDue(new Date());
	deliverSoon();
	return count;
}

export function nextAttempt(attempts: number, now: Date): Date | undefined {
	const pause = RETRY_DELAYS_MS[attempts - 1];
	return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

/** `attach` is passed in because the layers above know what a mail's files contain. */
export function startDelivery(attach: MakeFiles): Interval {
	makeFiles = attach;
	return startInterval(DELIVERY_INTERVAL_MS, deliverSoon);
}

let makeFiles: MakeFiles = async () => [];
let underWay: Promise<void> = Promise.resolve();

function deliverSoon(): Promise<void> {
	if (env.smtp) underWay = underWay.then(() => deliverDue()).catch(console.error);
	return underWay;
}

function claim(now: Date, id?: string): Promise<OutboxMail | undefined> {
	return claimMail(now, new Date(now.getTime() + CLAIM_MS), id);
}

async function deliver(mail: OutboxMail, { send, attach, now }: Required<Delivery>): Promise<boolean | undefined> {
	try {
		const files = await filesFor(mail, attach);
		if (!files) {
			await deleteMail(db, mail.id);
			return undefined;
		}
		await send(mail, files);
	} catch (cause) {
		const { message } = cause as Error;
		console.warn(`Mail ${mail.id} could not be sent; the outbox says why.`);
		await recordFailure(mail.id, message.slice(0, MAX_ERROR_LENGTH), cause instanceof MailRefused ? undefined : nextAttempt(mail.attempts, now()));
		return false;
	}
	await recordSent(mail.id, now());
	console.debug(`Mail ${mail.id} was sent.`);
	return true;
}

async function filesFor(mail: OutboxMail, attach: MakeFiles): Promise<readonly MailFile[] | undefined> {
	try {
		return mail.attachments.length > 0 ? await attach(mail) : [];
	} catch (cause) {
		if (mail.attempts < MAX_ATTEMPTS_WITH_FILES) throw cause;
		console.warn(`Mail ${mail.id} goes without what should go with it: ${(cause as Error).message}`);
		return [];
	}
}
