import type { SummitEvent } from "./schema";

/** The calendar day at the event's place, such as `2025-11-19`. Swedish dates are ISO dates. */
export function todayAt({ timeZone }: Pick<SummitEvent, "timeZone">, now = new Date()): string {
	return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}
