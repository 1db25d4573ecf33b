import { todayIn } from "#app/runtime/clock.server.ts";
import type { SummitEvent } from "./schema.ts";

type Place = Pick<SummitEvent, "timeZone">;

export const todayAt = ({ timeZone }: Place): string => todayIn(timeZone);

export const dayAt = ({ timeZone }: Place, instant: string): string => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** Returns the local time at the venue in a format that spreadsheets read: `2025-11-19 09:46`. */
export const minuteAt = ({ timeZone }: Place, instant: string): string =>
	Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "minute" }).replace("T", " ");
