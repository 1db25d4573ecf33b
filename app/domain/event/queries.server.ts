import type { Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { EventTable } from "../../../db/tables";
import type { SummitEvent } from "./schema";

/** Every event, the current one first. */
export async function listEvents(): Promise<SummitEvent[]> {
	const rows = await db.selectFrom("event").selectAll().orderBy("start_date", "desc").execute();
	return rows.map(toEvent);
}

/** The summit that the site is about. */
export async function getEvent(on: Database = db): Promise<SummitEvent> {
	const row = await on.selectFrom("event").selectAll().orderBy("start_date", "desc").limit(1).executeTakeFirstOrThrow();
	return toEvent(row);
}

function toEvent(row: Selectable<EventTable>): SummitEvent {
	return {
		id: row.id,
		name: row.name,
		tagline: JSON.parse(row.tagline),
		startDate: row.start_date,
		endDate: row.end_date,
		timeZone: row.time_zone,
		venue: row.venue,
		address: row.address,
		city: row.city,
		country: row.country,
		venueDescription: JSON.parse(row.venue_description),
		directions: JSON.parse(row.directions),
		mapUrl: row.map_url,
		airportMinutes: row.airport_minutes,
		claimedCountries: row.claimed_countries,
		claimedAttendees: row.claimed_attendees,
		claimedSpeakers: row.claimed_speakers,
		claimedDays: row.claimed_days,
		groupMinimum: row.group_minimum,
		earlyBirdUntil: row.early_bird_until,
		email: row.email,
		phone: row.phone,
		socialLinks: JSON.parse(row.social_links),
		copyrightFrom: row.copyright_from,
	};
}
