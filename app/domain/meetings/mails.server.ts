import type { Database } from "#app/admin/changes.server.ts";
import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { mailEnding } from "#app/domain/people/mail/ending.server.ts";
import { greetingFor, unlinked } from "#app/domain/people/mail/greeting.server.ts";
import { mailLink } from "#app/domain/people/mail/links.ts";
import { queueMail } from "#app/domain/people/mail/outbox.server.ts";
import type { Actor } from "#app/domain/sales/order/history.server.ts";
import { hasBeenPaid, isWithinMailLimit } from "#app/domain/sales/order/mail-limit.server.ts";
import { hashOf } from "#app/domain/sales/order/secrets.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { type Texts, textsFor, translatorFor } from "#app/i18n/texts.server.ts";
import { type Person, participantsById } from "./participants.server.ts";
import { listMeetings, type Meeting, nameOf, partnerIn } from "./queries.server.ts";
import { type Slot, slotWords, type Table } from "./slots.server.ts";

type MeetingMail = keyof Omit<Texts["meetingMails"], "calendar" | "none" | "reason">;

/** Their texts list all meetings. */
const LISTING: readonly MeetingMail[] = ["published", "replanned"];

interface Context {
	/** The meeting concerned; or slot and partner of an offer. */
	meetingId?: number;
	slot?: Slot;
	partner?: Person;
	reason?: string;
	/** The other person's data are being erased. */
	isNameless?: boolean;
	/** Read once for many emails. */
	known?: MailData;
	actor: Actor;
	now: Date;
}

export const tableWords = ({ name, floor }: Table, locale: Locale) => [translatorFor(locale)("meetings.table", { name }), floor].filter(Boolean).join(", ");

type MailData = Awaited<ReturnType<typeof mailData>>;

/** @param of reads only one person's meetings */
export async function mailData(trx: Database, of?: number) {
	const [event, people, meetings] = [await getEvent(trx), await participantsById(trx), await listMeetings(trx, of === undefined ? { canceled: true } : { of })];
	const byPerson = new Map<number, Meeting[]>();
	for (const meeting of meetings) for (const id of [meeting.one, meeting.other]) byPerson.set(id, [...(byPerson.get(id) ?? []), meeting]);
	return { event, people, meetingsOf: (id: number) => byPerson.get(id) ?? [] };
}

/** Emails a person in the caller's transaction, with the calendar of all meetings and a link to them. */
export async function emailPerson(
	trx: Database,
	change: MeetingMail,
	person: Person,
	{ meetingId, slot, partner, reason, isNameless, known, actor, now }: Context,
): Promise<void> {
	const order = { id: person.orderId, total: person.total, paidAt: person.paidAt };
	if (!(await isWithinMailLimit(trx, order, person.mailbox, { actor, now }))) return;
	const { event, people, meetingsOf } = known ?? (await mailData(trx, person.id));
	const meetings = meetingsOf(person.id);
	const meeting = meetings.find(({ id }) => id === meetingId);
	const other = meeting ? people.get(partnerIn(meeting, person.id)) : partner;
	const { locale } = person;
	const named = [other, ...(LISTING.includes(change) ? meetings.map((one) => people.get(partnerIn(one, person.id))) : [])];
	const { reason: reasonText } = textsFor("meetingMails", ["reason"], locale, { reason: unlinked(reason ?? "") });
	const facts = {
		...eventFacts(event, locale),
		person: other && !isNameless ? unlinked(nameOf(other)) : textsFor("meetings", ["gone"], locale, {}).gone,
		when: meeting ? meetingWhen(meeting, event, locale) : slot ? slotWords(slot, event, locale) : "",
		reason: reason ? `\n\n${reasonText}` : "",
		meetings: meetingList(meetings, people, { person, event }),
		link: mailLink(locale, `/t/${person.secret}/meetings`),
		people: mailLink(locale, `/t/${person.secret}/people`),
	};
	const { [change]: mail } = textsFor("meetingMails", [change], locale, facts);
	await queueMail(trx, {
		to: person.mailbox,
		subject: mail.subject,
		body: [greetingFor(locale, person.name, hasBeenPaid(order)), mail.body, `${mailEnding(event, locale)}\n`].join("\n\n"),
		isPrivate: true,
		// Erasing the data of anybody whom it names deletes it, too.
		about: [...new Set([person.orderId, ...(isNameless ? [] : named.flatMap((one) => one?.orderId ?? []))])],
		locale,
		attachments: meetings.length > 0 ? [{ kind: "meetings", ticketId: person.id, hash: hashOf(person.secret) }] : [],
	});
}

const meetingWhen = ({ slot, table }: Pick<Meeting, "slot" | "table">, event: SummitEvent, locale: Locale) =>
	`${slotWords(slot, event, locale)}, ${tableWords(table, locale)}`;

function meetingList(meetings: readonly Meeting[], people: ReadonlyMap<number, Person>, { person, event }: { person: Person; event: SummitEvent }): string {
	const fixed = meetings.filter(({ state }) => state === "fixed");
	if (fixed.length === 0) return textsFor("meetingMails", ["none"], person.locale, {}).none;
	return fixed.map((meeting) => `${meetingWhen(meeting, event, person.locale)}\n${unlinked(nameOf(people.get(partnerIn(meeting, person.id))))}`).join("\n\n");
}

export async function emailBoth(trx: Database, meetingId: number, change: "moved" | "fixed", context: { actor: Actor; now: Date }): Promise<void> {
	const people = await participantsById(trx);
	const { one_id, other_id } = await trx.selectFrom("meeting").select(["one_id", "other_id"]).where("id", "=", meetingId).executeTakeFirstOrThrow();
	for (const id of [one_id, other_id]) {
		const person = people.get(id);
		if (person) await emailPerson(trx, change, person, { meetingId, ...context });
	}
}
