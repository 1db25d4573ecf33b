import { randomUUID } from "node:crypto";
import { logChanges } from "#app/admin/changes.server.ts";
import { findInvited, INVITATION_DAYS, saveInvitation, withdrawLink } from "#app/auth/invitations.server.ts";
import { generatePassword, hashPassword } from "#app/auth/password.server.ts";
import { isOver } from "#app/auth/user.ts";
import { insertUser, setPassword } from "#app/auth/users.server.ts";
import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { sendBySmtp } from "#app/domain/people/mail/smtp.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type Access, AccountError, type Actor, change, changeOf, findUser, type UserEntry } from "./queries.server.ts";

/** `key` is not stored. */
export interface Invited {
	user: UserEntry;
	key: string;
}

interface NewInvitation extends Access {
	username: string;
	email?: string;
}

/** @throws AccountError `taken`, `past` */
export async function inviteUser({ username, roles, until, email }: NewInvitation, by: Actor): Promise<Invited> {
	const passwordHash = await hashPassword(generatePassword());
	if (isOver(until)) throw new AccountError("past");
	return db.transaction().execute(async (trx) => {
		const added = await insertUser(trx, { username, roles, until, passwordHash });
		if (!added) throw new AccountError("taken");
		const key = await saveInvitation(trx, added.id, email);
		const user = (await findUser(added.id, trx)) as UserEntry;
		await logChanges(trx, [changeOf(undefined, user, { invited: true })], by);
		return { user, key };
	});
}

/** Invalidates the earlier link. @throws AccountError `gone` */
export async function inviteAgain(id: string, email: string | undefined, by: Actor): Promise<Invited> {
	let key = "";
	await change(
		id,
		by,
		async (trx) => {
			if (!(await findUser(id, trx))?.invitation) throw new AccountError("gone");
			key = await saveInvitation(trx, id, email);
		},
		{ invited: true },
	);
	return { user: (await findUser(id)) as UserEntry, key };
}

/** @throws AccountError `gone` */
export function withdrawInvitation(id: string, by: Actor): Promise<void> {
	return change(
		id,
		by,
		async (trx) => {
			if (!(await withdrawLink(trx, id))) throw new AccountError("gone");
		},
		{ invitationWithdrawn: true },
	);
}

/** The password must have passed the policy. Returns false if the link has been used meanwhile. */
export async function acceptInvitation(user: Actor & { id: string }, key: string, password: string): Promise<boolean> {
	const passwordHash = await hashPassword(password);
	try {
		await change(
			user.id,
			user,
			async (trx) => {
				if ((await findInvited(key, new Date(), trx))?.id !== user.id) throw new AccountError("gone");
				await setPassword(trx, user.id, { password, passwordHash, mustChange: false });
			},
			{ invitationAccepted: true },
		);
		return true;
	} catch (cause) {
		if (cause instanceof AccountError && cause.fault === "gone") return false;
		throw cause;
	}
}

export function invitationAddress(origin: string, key: string): string {
	return `${origin}/admin/invitation?key=${key}`;
}

/** Sends directly, because editors can read the outbox, which would store the link. Returns false if it was not sent. */
export async function mailInvitation({ user, key }: Invited, email: string, event: SummitEvent, locale: Locale): Promise<boolean> {
	if (!env.smtp) return false;
	const link = invitationAddress(env.smtp.origin, key);
	const { subject, body } = textsOf("mails", locale, { ...eventFacts(event, locale), username: user.username, link, days: String(INVITATION_DAYS) }).invitation;
	const mail = { id: `invitation.${randomUUID()}`, to: email, subject, body, headers: {}, createdAt: new Date().toISOString() };
	try {
		await sendBySmtp(mail);
		return true;
	} catch (cause) {
		console.warn(`An invitation could not be sent: ${(cause as Error).message}`);
		return false;
	}
}
