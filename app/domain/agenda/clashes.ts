/** Somebody or some room being taken. Wall times, 24 hours; ISO date. */
export interface Booking {
	date: string;
	startTime: string;
	endTime: string;
	roomId?: string;
	speakerIds: readonly string[];
}

/** What two bookings need both at one time. */
export interface Clash {
	speakerIds: string[];
	roomId?: string;
}

/** What cannot be so of two bookings, for the browser while one of them is moved and for the server. Meeting at the minute is no clash. */
export function clashOf(one: Booking, other: Booking): Clash | undefined {
	if (one.date !== other.date || one.startTime >= other.endTime || other.startTime >= one.endTime) return undefined;
	const speakerIds = one.speakerIds.filter((id) => other.speakerIds.includes(id));
	const roomId = one.roomId === other.roomId ? one.roomId : undefined;
	return speakerIds.length > 0 || roomId !== undefined ? { speakerIds, roomId } : undefined;
}
