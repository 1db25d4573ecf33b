import { z } from "zod";
import { conflictOf } from "#app/admin/conflict.server.ts";
import { nameIn } from "#app/admin/entity-texts.server.ts";
import type { Entity, Question, Resource } from "#app/admin/resource.ts";
import { entryPath } from "#app/admin/sections.ts";
import { save } from "#app/admin/writing.server.ts";
import { dateOfDay } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findRoom } from "#app/domain/program/room/queries.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { findSession } from "#app/domain/program/session/queries.server.ts";
import { sessionSchema, type WrittenSession } from "#app/domain/program/session/schema.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { decodeValid, encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { nest, type Values } from "#app/http/form-values.ts";
import type { Toast } from "#app/http/toast.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatWeekday } from "#app/i18n/format.server.ts";
import { refusalWords } from "#app/i18n/refusal.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { minutesOf } from "./grid.ts";
import { loadTimetable, type TimetableView } from "./timetable.server.ts";
import type { Shown } from "./timetable-parts.server.ts";

/** Without a day, the session is unscheduled but keeps its room. */
export interface Place {
	day: string;
	startTime: string;
	endTime: string;
	roomId?: string;
}

export type MoveAnswer =
	| { kind: "moved"; timetable: TimetableView; toast: Toast }
	/** Somebody else was faster. Posting `fields` to `action` shows the conflict. */
	| { kind: "conflict"; action: string; fields: Values }
	/** Attendees are affected. Moving again with the question's key confirms it. */
	| { kind: "asks"; question: Question }
	| { kind: "gone" | "wrong"; timetable: TimetableView; toast: Toast };

interface Move {
	place: Place;
	/** `formVersionOf` the session or its workshop as displayed. */
	version: string;
	/** Key of the question that the organizer confirmed. */
	confirmed?: string;
	username: string;
	locale: Locale;
	shown: Shown;
}

export async function moveSession(id: string, move: Move): Promise<MoveAnswer> {
	const session = await findSession(id);
	const workshop = session?.workshopId === undefined ? undefined : await findWorkshop(session.workshopId);
	const { place } = move;
	const { roomId } = place;
	const room: Values = roomId === undefined ? {} : { roomId };
	if (session && workshop) {
		const errors = wrongIn(place, session);
		if (Object.keys(errors).length > 0) return refused(sessionResource, errors, move);
		return moveEntity(workshopResource, workshop, { ...(await workshopTimes(place)), ...room }, move);
	}
	if (session) return moveEntity(sessionResource, session, { day: place.day, startTime: place.startTime, endTime: place.endTime, ...room }, move);
	return { kind: "gone", ...(await notMoved(textsOf("editSession", move.locale, {}).timetable.gone, move)) };
}

function wrongIn({ day, startTime, endTime }: Place, session: WrittenSession): Record<string, string> {
	const times = { day, startTime, endTime };
	const { error } = z.safeDecode(sessionSchema, nest({ ...encodeEntity(sessionSchema, session), ...times }) as z.input<typeof sessionSchema>);
	return Object.fromEntries(Object.entries(error ? errorsOf(error) : {}).filter(([name]) => Object.hasOwn(times, name)));
}

async function refused({ texts }: Pick<Resource, "texts">, errors: Record<string, string>, move: Pick<Move, "shown" | "locale">): Promise<MoveAnswer> {
	const { locale } = move;
	const refusal = Object.entries(errors).map(([control, error]) => refusalWords({ texts, control, error }, locale));
	return { kind: "wrong", ...(await notMoved(textsOf("editSession", locale, { refusal: refusal.join(" ") }).timetable.refused, move)) };
}

const notMoved = async (why: { title: string; words: string }, { shown, locale }: Pick<Move, "shown" | "locale">) => ({
	timetable: await loadTimetable(shown, locale),
	toast: { ...why, failed: true },
});

async function workshopTimes({ day, startTime, endTime }: Place): Promise<Values> {
	if (!day) return { date: "", startTime: "" };
	return { date: dateOfDay(await getEvent(), Number(day)), startTime, durationMinutes: String(minutesOf(endTime) - minutesOf(startTime)) };
}

async function moveEntity<Kept extends Entity>(resource: Resource<Kept>, entity: Kept, moved: Values, move: Move): Promise<MoveAnswer> {
	const { version, confirmed, username, locale, shown } = move;
	const values = { ...encodeEntity(resource.schema, entity), ...moved };
	const decoded = z.safeDecode(resource.schema, nest(values));
	const sound = { ...decodeValid(resource.schema, nest(values)), id: entity.id } as Partial<Kept> & Entity;
	const errors = { ...(await resource.check?.(sound, db)), ...(decoded.error && errorsOf(decoded.error)) };
	if (!decoded.success || Object.keys(errors).length > 0) return refused(resource, errors, move);
	const fields = decoded.data as Omit<Kept, "id">;
	const action = resource.editorPath?.(entity) ?? entryPath(resource.section, entity.id);
	const question = await resource.question?.({ ...entity, ...fields }, entity, locale);
	if (question && question.key !== confirmed) return { kind: "asks", question };
	const saved = await save(resource, { id: entity.id, fields, version, confirmed: new Set(), username });
	if (saved.kind === "wrong") return refused(resource, saved.errors, move);
	if (saved.kind === "conflict") {
		const { values: theirs } = await conflictOf(resource, saved.theirs, entity.id, { values, version }, locale);
		return { kind: "conflict", action, fields: { ...theirs, version } };
	}
	const toast = await toastOf(resource, { ...saved, notified: question?.notified }, move);
	return { kind: "moved", timetable: await loadTimetable(shown, locale), toast };
}

interface Moved {
	id: string;
	batch?: string;
	notified?: number;
}

async function toastOf<Kept extends Entity>(resource: Resource<Kept>, { id, batch, notified = 0 }: Moved, { place, locale }: Move): Promise<Toast> {
	const entity = (await resource.find(id, db)) as Kept;
	const clashes = (await resource.clashes?.(entity, locale)) ?? [];
	const values = { title: nameIn(resource, entity, locale), place: await placeWords(place, locale) };
	const { moved } = textsOf("editSession", locale, values).timetable;
	const { toast } = textsOf("admin", locale, {});
	const [first] = clashes;
	const sentences = [
		moved.words,
		...(notified > 0 ? [translatorFor(locale)("counts.notified", { count: notified })] : []),
		...((await resource.publicPath(entity)) === undefined ? [toast.savedUnseen.words] : []),
		...clashes.map(({ sentence }) => sentence.map(({ text }) => text).join("")),
	];
	return {
		title: first ? toast[first.toast].title : moved.title,
		words: sentences.join(" "),
		failed: first !== undefined,
		...(batch && { undo: { action: `/admin/settings/activity/${batch}/undo`, label: textsOf("activity", locale, {}).undo } }),
	};
}

async function placeWords({ day, startTime, endTime, roomId }: Place, locale: Locale): Promise<string> {
	if (!day) return textsOf("editSession", locale, {}).timetable.unscheduled;
	const date = formatWeekday(dateOfDay(await getEvent(), Number(day)), locale);
	const room = roomId && (await findRoom(roomId, db));
	return [textsOf("editSession", locale, { day, date }).dayWithDate, `${startTime}–${endTime}`, room && translate(room.name, locale).text]
		.filter(Boolean)
		.join(", ");
}
