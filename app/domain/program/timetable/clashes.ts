/** Wall times, 24 hours; ISO date. */
interface Time {
	date: string;
	startTime: string;
	endTime: string;
}

/** Somebody or some room being taken. */
export interface Booking extends Time {
	roomId?: string;
	speakerIds: readonly string[];
}

/** What two bookings need both at one time. */
export interface Clash {
	speakerIds: string[];
	roomId?: string;
}

/** Meeting at the minute is no overlap. */
export const overlap = (one: Time, other: Time) => one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime;

/** What cannot be so of two bookings, for the browser while one of them is moved and for the server. */
export function clashOf(one: Booking, other: Booking): Clash | undefined {
	if (!overlap(one, other)) return undefined;
	const speakerIds = one.speakerIds.filter((id) => other.speakerIds.includes(id));
	const roomId = one.roomId === other.roomId ? one.roomId : undefined;
	return speakerIds.length > 0 || roomId !== undefined ? { speakerIds, roomId } : undefined;
}
