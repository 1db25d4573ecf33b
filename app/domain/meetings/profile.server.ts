import { z } from "zod";
import { TALK_LANGUAGES } from "#app/domain/program/session/schema.ts";
import type { TicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { EMAIL, EMAIL_LENGTH } from "#app/http/form-rules.ts";
import { asLine, withoutControls, withPlainLines } from "#app/http/lines.ts";
import type { Locale } from "#app/i18n/config.ts";
import { languageName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { withdraw } from "./changes.server.ts";
import { MEETING_LIMITS } from "./limits.ts";
import { listOffers } from "./offers.server.ts";
import { listParticipants, type Person } from "./participants.server.ts";
import { listMeetings } from "./queries.server.ts";
import { listSectors } from "./sectors.server.ts";
import { listWishes } from "./wishes.server.ts";

const text = (length: number) =>
	z
		.string()
		.overwrite((typed) => withoutControls(withPlainLines(typed)))
		.trim()
		.max(length, "tooLong");

export const profileSchema = z.object({
	languages: z.array(z.enum(TALK_LANGUAGES)).min(1, "required"),
	offers: text(MEETING_LIMITS.offers).min(1, "required"),
	seeks: text(MEETING_LIMITS.seeks).min(1, "required"),
	email: z
		.string()
		.trim()
		.max(EMAIL_LENGTH, "tooLong")
		.refine((typed) => typed === "" || EMAIL.test(typed), "email"),
	phone: z.string().overwrite(asLine).max(MEETING_LIMITS.phone, "tooLong"),
});
export type Profile = z.output<typeof profileSchema> & { sectors: number[] } & Record<"showsEmail" | "showsPhone" | "isVisible", boolean>;
export type ProfileErrors = Partial<Record<keyof Profile, "required" | "tooLong" | "email">>;

/** Returns the profile or its errors; `typed` is shown again. */
export function readProfile(form: FormData) {
	const string = (name: string) => String(form.get(name) ?? "");
	const typed: Profile = {
		languages: form.getAll("languages").map(String) as Profile["languages"],
		sectors: form.getAll("sectors").map(Number),
		offers: string("offers"),
		seeks: string("seeks"),
		email: string("email"),
		phone: string("phone"),
		showsEmail: form.has("showsEmail"),
		showsPhone: form.has("showsPhone"),
		isVisible: form.has("isVisible"),
	};
	const parsed = profileSchema.safeParse(typed);
	const errors: ProfileErrors = {};
	for (const { path, message } of parsed.error?.issues ?? []) errors[path[0] as keyof Profile] ??= message as "required";
	if (typed.showsEmail && !typed.email.trim()) errors.email ??= "required";
	if (typed.showsPhone && !typed.phone.trim()) errors.phone ??= "required";
	return parsed.success && Object.keys(errors).length === 0 ? { profile: { ...typed, ...parsed.data }, typed } : { errors, typed };
}

/** Takes part, or changes the profile of somebody who does. */
export async function saveProfile(ticketId: number, profile: Profile, now: Date): Promise<void> {
	const sectors = (await listSectors()).map(({ id }) => id).filter((id) => profile.sectors.includes(id));
	const values = {
		languages: JSON.stringify(profile.languages),
		sectors: JSON.stringify(sectors),
		offers: profile.offers,
		seeks: profile.seeks,
		email: profile.email || null,
		phone: profile.phone || null,
		shows_email: profile.showsEmail ? (1 as const) : (0 as const),
		shows_phone: profile.showsPhone ? (1 as const) : (0 as const),
		is_visible: profile.isVisible ? (1 as const) : (0 as const),
	};
	await db
		.insertInto("meeting_profile")
		.values({ ticket_id: ticketId, ...values, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.column("ticket_id").doUpdateSet(values))
		.execute();
}

export const withdrawOwn = (ticketId: number, now: Date) => db.transaction().execute((trx) => withdraw(trx, ticketId, { actor: "attendee", now }));

export async function findParticipant(ticketId: number): Promise<Person | undefined> {
	return (await listParticipants()).find(({ id }) => id === ticketId);
}

export async function profileView(attendee: TicketAttendee, person: Person | undefined, locale: Locale) {
	const { profile: labels, ...text } = textsOf("meetings", locale, {});
	const ticket = await db
		.selectFrom("ticket")
		.select(["attendee_name", "attendee_email", "company", "job_title", "country"])
		.where("id", "=", attendee.ticketId)
		.executeTakeFirstOrThrow();
	const values: Profile = {
		languages: (person?.languages ?? [locale]) as Profile["languages"],
		sectors: [...(person?.sectors ?? [])],
		offers: person?.offers ?? "",
		seeks: person?.seeks ?? "",
		email: person ? (person.email ?? "") : (ticket.attendee_email ?? ""),
		phone: person?.phone ?? "",
		showsEmail: person?.showsEmail ?? false,
		showsPhone: person?.showsPhone ?? false,
		isVisible: person?.isVisible ?? true,
	};
	return {
		text: { ...labels, back: text.back, tabs: text.tabs, busy: text.busy },
		isTaking: person !== undefined,
		isNamed: ticket.attendee_name !== null,
		ticket: [ticket.attendee_name, ticket.job_title, ticket.company, ticket.country].filter(Boolean).join(", "),
		values,
		languages: TALK_LANGUAGES.map((value) => ({ value, label: languageName(value, locale) })),
		sectors: (await listSectors()).map(({ id, name }) => ({ value: String(id), label: translate(name, locale).text })),
	};
}

/** Everything that is stored about an attendee's meetings, for the attendee; of others, only their names where meetings are fixed. */
export async function meetingDataOf(ticketId: number, now: Date) {
	const [profile, wishes, meetings, offers] = await Promise.all([
		db.selectFrom("meeting_profile").selectAll().where("ticket_id", "=", ticketId).executeTakeFirst(),
		listWishes(db, { from: ticketId }),
		listMeetings(db, { of: ticketId }),
		listOffers(ticketId, now),
	]);
	const names = new Map((await listParticipants()).map(({ id, name, company, isVisible }) => [id, { name, company, isVisible }]));
	const nameOf = (id: number) => [names.get(id)?.name, names.get(id)?.company].filter(Boolean).join(", ");
	return {
		profile: profile && {
			languages: JSON.parse(profile.languages),
			sectors: JSON.parse(profile.sectors),
			offers: profile.offers,
			lookingFor: profile.seeks,
			email: profile.email,
			phone: profile.phone,
			showsEmail: profile.shows_email === 1,
			showsPhone: profile.shows_phone === 1,
			isVisible: profile.is_visible === 1,
			createdAt: profile.created_at,
		},
		// Somebody who has become invisible since is not named.
		wishes: wishes.map(({ to, kind }) => ({ person: names.get(to)?.isVisible ? nameOf(to) : "", kind })),
		meetings: meetings.map(({ one, other, slot, table, state, reason, missed }) => ({
			person: nameOf(one === ticketId ? other : one),
			date: slot.date,
			startTime: slot.startTime,
			endTime: slot.endTime,
			table: table.name,
			state,
			reason,
			came: !missed.includes(ticketId),
		})),
		offers: offers.map(({ from, to, slot, origin, lapsesAt }) => ({
			person: nameOf(from === ticketId ? to : from),
			date: slot.date,
			startTime: slot.startTime,
			origin,
			lapsesAt,
		})),
	};
}
