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

/** A user who is invited, and the key of the link, which is nowhere kept. */
export interface Invited {
	user: UserEntry;
	key: string;
}

interface NewInvitation extends Access {
	username: string;
	/** Where the link is to be sent. */
	email?: string;
}

/** Adds a user who chooses a password by a link. Until then the account has one that nobody knows. @throws UserRefused `taken`, `past` */
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

/** Makes another link for somebody who has not chosen a password yet; the earlier one no longer works. @throws UserRefused `gone` */
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

/** Puts the link of somebody who has not used it out of force. @throws UserRefused `gone` */
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

/**
 * Gives whoever has a link the password that they chose, which must have passed the policy. Of two who send it at once one
 * succeeds: the other gets false.
 */
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

/** The address at which an invitation is accepted. */
export function invitationAddress(origin: string, key: string): string {
	return `${origin}/admin/invitation?key=${key}`;
}

/**
 * Sends the link at once and beside the outbox, which editors may read and which would keep it.
 *
 * @returns whether the mail server took it; false as well where none is set up
 */
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
