import { minutesOf } from "#app/domain/program/timetable/grid.ts";

/** The wall time at which a workshop ends, such as `12:30`. */
export function endTime({ startTime, durationMinutes }: { startTime: string; durationMinutes: number }): string {
	const end = minutesOf(startTime) + durationMinutes;
	return [Math.floor(end / 60) % 24, end % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The minutes from one wall time to a later one. */
export const durationBetween = (startTime: string, end: string) => minutesOf(end) - minutesOf(startTime);
