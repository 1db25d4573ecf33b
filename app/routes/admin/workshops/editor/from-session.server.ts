import { allDays, dateOfDay } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { dayNamed } from "#app/domain/program/session/schema.ts";
import { durationBetween } from "#app/domain/program/workshop/time.ts";
import type { Values } from "#app/http/form-values.ts";

/** Converts the values of a session's form to a workshop's; returns those of a workshop's form unchanged. */
export function fromSession({ day, endTime, ...values }: Values, event: SummitEvent): Values {
	const known = dayNamed(day, allDays(event));
	const [speakerId, ...further] = Object.keys(values).flatMap((name) => (name.startsWith("speakerIds.") && values[name] ? [values[name]] : []));
	const duration = values.startTime && endTime ? durationBetween(values.startTime, endTime) : 0;
	return {
		...values,
		...(known && { date: dateOfDay(event, known) }),
		...(duration > 0 && { durationMinutes: String(duration) }),
		...(speakerId && { speakerId }),
		...Object.fromEntries(further.map((id, place) => [`furtherSpeakerIds.${place}`, id])),
	};
}
