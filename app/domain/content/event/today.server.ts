import { todayIn } from "#app/runtime/clock.server.ts";
import type { SummitEvent } from "./schema.ts";

type Place = Pick<SummitEvent, "timeZone">;

/** The calendar day at the event's place, such as `2025-11-19`. */
export const todayAt = ({ timeZone }: Place): string => todayIn(timeZone);

/** The calendar day that it was there at some instant. */
export const dayAt = ({ timeZone }: Place, instant: string): string => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The minute that it was there at some instant, as spreadsheets read it, such as `2025-11-19 09:46`. */
export const minuteAt = ({ timeZone }: Place, instant: string): string =>
	Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "minute" }).replace("T", " ");
