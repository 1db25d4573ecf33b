import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import type { SessionStatus } from "#app/domain/program/session/schema.ts";
import type { Speaker } from "#app/domain/program/speaker/schema.ts";
import { type Booking, type Clash, clashOf } from "#app/domain/program/timetable/clashes.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { editorPathOf } from "./editor-paths.ts";
import type { Problem } from "./problem.ts";
import type { Program } from "./program.ts";

interface NamedBooking extends Booking {
	title: Translated;
	path: string;
}

type Booked = Pick<Program, "sessions" | "workshops" | "rooms"> & { speakers: Pick<Speaker, "id" | "name">[] };

export function checkBookings(program: Booked): Problem[] {
	return listDoubleBookings(program).map(problemOf);
}

export interface DoubleBooking extends Overlap {
	kind: "speakerBookedTwice" | "roomBookedTwice";
	who: Problem["values"];
}

export function listDoubleBookings(program: Booked): DoubleBooking[] {
	return doubleBookingsIn(overlapsOf(bookingsOf(program)), program);
}

export function listDoubleBookingsOf(path: string, program: Booked): DoubleBooking[] {
	const bookings = bookingsOf(program);
	const overlaps = bookings
		.filter((booking) => booking.path === path)
		.flatMap((one) => bookings.flatMap((other) => (other === one ? [] : overlapOf(one, other))));
	return doubleBookingsIn(overlaps, program);
}

function doubleBookingsIn(overlaps: Overlap[], { speakers, rooms }: Pick<Booked, "speakers" | "rooms">): DoubleBooking[] {
	const names = new Map(speakers.map(({ id, name }) => [id, name]));
	return [
		...overlaps.flatMap((overlap) =>
			overlap.clash.speakerIds.map((id) => ({ kind: "speakerBookedTwice" as const, who: { speaker: names.get(id) ?? id }, ...overlap })),
		),
		...overlaps.flatMap((overlap) =>
			rooms.filter(({ id }) => id === overlap.clash.roomId).map(({ name }) => ({ kind: "roomBookedTwice" as const, who: { room: name }, ...overlap })),
		),
	];
}

export function problemOf({ kind, who, first, second }: DoubleBooking): Problem {
	return { kind, path: second.path, values: { ...who, first: first.title, second: second.title, date: { isoDate: second.date }, time: second.startTime } };
}

function bookingsOf({ sessions, workshops }: Booked): NamedBooking[] {
	const bookings = [
		...sessions
			.filter(isScheduled)
			.filter(takesPlace)
			.map((session) => ({ ...session, path: editorPathOf.session(session) })),
		...workshops
			.filter(isScheduled)
			.filter((workshop) => workshop.offAgenda && takesPlace(workshop))
			.map((workshop) => ({
				...workshop,
				endTime: endTime(workshop),
				speakerIds: [...(workshop.speakerId === undefined ? [] : [workshop.speakerId]), ...workshop.furtherSpeakerIds],
				path: editorPathOf.workshop(workshop),
			})),
	];
	return bookings.sort((one, other) => startOf(one).localeCompare(startOf(other)));
}

/** Canceled sessions need neither room nor speakers. */
const takesPlace = ({ status }: { status: SessionStatus }) => status !== "cancelled";

interface Overlap {
	first: NamedBooking;
	second: NamedBooking;
	clash: Clash;
}

function overlapsOf(inTime: NamedBooking[]): Overlap[] {
	return inTime.flatMap((first, index) => {
		let end = index + 1;
		while (inTime[end]?.date === first.date && (inTime[end] as NamedBooking).startTime < first.endTime) end++;
		return inTime.slice(index + 1, end).flatMap((second) => overlapOf(first, second));
	});
}

function overlapOf(one: NamedBooking, other: NamedBooking): Overlap[] {
	const clash = clashOf(one, other);
	if (!clash) return [];
	const [first, second] = startOf(other) < startOf(one) ? [other, one] : [one, other];
	return [{ first, second, clash }];
}

const startOf = ({ date, startTime }: Booking) => `${date} ${startTime}`;
