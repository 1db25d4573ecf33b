import { minutesOf } from "#app/domain/program/timetable/grid.ts";

export function endTime({ startTime, durationMinutes }: { startTime: string; durationMinutes: number }): string {
	const end = minutesOf(startTime) + durationMinutes;
	return [Math.floor(end / 60) % 24, end % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

export const durationBetween = (startTime: string, end: string) => minutesOf(end) - minutesOf(startTime);
