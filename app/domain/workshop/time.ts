import type { Workshop } from "./schema";

/** The wall time at which a workshop ends, such as `12:30`. */
export function endTime({ startTime, durationMinutes }: Pick<Workshop, "startTime" | "durationMinutes">): string {
	const [hours, minutes] = startTime.split(":").map(Number) as [number, number];
	const end = hours * 60 + minutes + durationMinutes;
	return [Math.floor(end / 60) % 24, end % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
