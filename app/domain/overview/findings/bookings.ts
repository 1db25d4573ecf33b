import { endTime } from "~/domain/workshop/time";
import type { Translated } from "~/i18n/translated";
import type { Content } from "../content.server";
import type { Finding } from "./finding";
import { placeOf } from "./places";

/** Somebody or some room being taken: by a session, or by a workshop that the agenda does not announce. */
interface Booking {
	title: Translated;
	date: string;
	startTime: string;
	endTime: string;
	location: Translated;
	speakerIds: string[];
	path: string;
}

type Programme = Pick<Content, "sessions" | "workshops" | "speakers">;

/** Speakers and rooms that are in two places at one time. Meeting at the minute is no overlap. */
export function findDoubleBookings(programme: Programme): Finding[] {
	return listDoubleBookings(programme).map(findingOf);
}

/** Two bookings that cannot both be. */
export interface DoubleBooking extends Overlap {
	kind: "speakerBookedTwice" | "roomBookedTwice";
	who: Finding["values"];
}

/** First the speakers who are booked twice, then the rooms. */
export function listDoubleBookings(programme: Programme): DoubleBooking[] {
	const overlaps = overlapsOf(bookingsOf(programme));
	const names = new Map(programme.speakers.map(({ id, name }) => [id, name]));
	return [
		...overlaps.flatMap((overlap) =>
			overlap.first.speakerIds
				.filter((id) => overlap.second.speakerIds.includes(id))
				.map((id) => ({ kind: "speakerBookedTwice" as const, who: { speaker: names.get(id) ?? id }, ...overlap })),
		),
		...overlaps
			.filter(({ first, second }) => roomKey(first) === roomKey(second))
			.map((overlap) => ({ kind: "roomBookedTwice" as const, who: { room: overlap.first.location }, ...overlap })),
	];
}

export function findingOf({ kind, who, first, second }: DoubleBooking): Finding {
	return { kind, path: second.path, values: { ...who, first: first.title, second: second.title, date: { isoDate: second.date }, time: second.startTime } };
}

function bookingsOf({ sessions, workshops }: Programme): Booking[] {
	const announced = new Set(sessions.map(({ workshopId }) => workshopId));
	const bookings = [
		...sessions.map((session) => ({ ...session, path: placeOf.session(session) })),
		...workshops
			.filter(({ id }) => !announced.has(id))
			.map((workshop) => ({
				...workshop,
				endTime: endTime(workshop),
				speakerIds: workshop.speakerId === undefined ? [] : [workshop.speakerId],
				path: placeOf.workshop(workshop),
			})),
	];
	return bookings.sort((one, other) => startOf(one).localeCompare(startOf(other)));
}

interface Overlap {
	first: Booking;
	second: Booking;
}

/** Every pair at one time, the one that begins earlier first. */
function overlapsOf(bookings: Booking[]): Overlap[] {
	return bookings.flatMap((first, index) =>
		bookings
			.slice(index + 1)
			.filter((second) => first.date === second.date && first.startTime < second.endTime && second.startTime < first.endTime)
			.map((second) => ({ first, second })),
	);
}

const startOf = ({ date, startTime }: Booking) => `${date} ${startTime}`;

/** One room, however its name is written. */
export const roomKey = ({ location }: { location: Translated }) => location.en.trim().toLowerCase();
