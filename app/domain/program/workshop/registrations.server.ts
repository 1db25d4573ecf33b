import type { Database } from "#app/admin/changes.server.ts";
import type { Question } from "#app/admin/resource.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { Workshop, WorkshopAvailability } from "./schema.ts";

/** The sales layer implements these. It is above this one, so it sets them at start. */
interface Registrations {
	/** Returns what to confirm before a change that affects registered attendees. */
	question(after: Workshop, before: Workshop, locale: Locale, on?: Database): Promise<Question | undefined>;
	/** Returns true if anyone ever registered; the workshop must then stay. */
	exist(workshopId: string, on: Database): Promise<boolean>;
	/** Returns availability in the order of the workshops. */
	availability(workshops: readonly Workshop[], event: SummitEvent): Promise<WorkshopAvailability[]>;
}

let registrations: Registrations | undefined;

export function setRegistrations(answers: Registrations): void {
	registrations = answers;
}

/** @throws if they are not set yet */
export function getRegistrations(): Registrations {
	if (!registrations) throw new Error("registrations for workshops are not set");
	return registrations;
}
