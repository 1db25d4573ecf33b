import type { Database } from "#app/admin/changes.server.ts";
import type { Question } from "#app/admin/resource.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { PlaceState, Workshop } from "./schema.ts";

/** Answers about registrations for workshops. Sales keeps these, a layer above, so they are set at start. */
interface Registrations {
	/** Returns what to confirm before a change that affects people who are registered. */
	question(after: Workshop, before: Workshop, locale: Locale, on?: Database): Promise<Question | undefined>;
	/** Returns true where anybody ever registered: the workshop must stay. */
	exist(workshopId: string, on: Database): Promise<boolean>;
	/** Returns the availability of each of these workshops, in their order. */
	availability(workshops: readonly Workshop[], event: SummitEvent): Promise<PlaceState[]>;
}

let registrations: Registrations | undefined;

export function setRegistrations(answers: Registrations): void {
	registrations = answers;
}

/** @throws before they are set */
export function getRegistrations(): Registrations {
	if (!registrations) throw new Error("registrations for workshops are not set");
	return registrations;
}
