/** ISO date and 24-hour wall times. */
interface Time {
	date: string;
	startTime: string;
	endTime: string;
}

export interface Booking extends Time {
	roomId?: string;
	speakerIds: readonly string[];
}

export interface Clash {
	speakerIds: string[];
	roomId?: string;
}

/** Bookings that meet at the minute do not overlap. */
export const overlap = (one: Time, other: Time) => one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime;

export function clashOf(one: Booking, other: Booking): Clash | undefined {
	if (!overlap(one, other)) return undefined;
	const speakerIds = one.speakerIds.filter((id) => other.speakerIds.includes(id));
	const roomId = one.roomId === other.roomId ? one.roomId : undefined;
	return speakerIds.length > 0 || roomId !== undefined ? { speakerIds, roomId } : undefined;
}
