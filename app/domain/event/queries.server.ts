import type { Selectable, Updateable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { EventTable } from "../../../db/tables";
import type { SummitEvent } from "./schema";

/** Every event, the current one first. */
export async function listEvents(on: Database = db): Promise<SummitEvent[]> {
	const rows = await on.selectFrom("event").selectAll().orderBy("start_date", "desc").execute();
	return rows.map(toEvent);
}

/** The summit that the site is about. */
export async function getEvent(on: Database = db): Promise<SummitEvent> {
	const row = await on.selectFrom("event").selectAll().orderBy("start_date", "desc").limit(1).executeTakeFirstOrThrow();
	return toEvent(row);
}

export async function findEvent(id: string, on: Database = db): Promise<SummitEvent | undefined> {
	const row = await on.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toEvent(row);
}

export async function updateEvent(trx: Database, event: SummitEvent): Promise<void> {
	await trx.updateTable("event").set(toRow(event)).where("id", "=", event.id).execute();
}

function toRow(event: SummitEvent): Updateable<EventTable> {
	return {
		name: event.name,
		tagline: JSON.stringify(event.tagline),
		start_date: event.startDate,
		end_date: event.endDate,
		time_zone: event.timeZone,
		venue: event.venue,
		address: event.address,
		city: event.city,
		country: event.country,
		venue_description: JSON.stringify(event.venueDescription),
		directions: JSON.stringify(event.directions),
		map_url: event.mapUrl,
		airport_minutes: event.airportMinutes,
		claimed_countries: event.claimedCountries,
		claimed_attendees: event.claimedAttendees,
		claimed_speakers: event.claimedSpeakers,
		claimed_days: event.claimedDays,
		group_minimum: event.groupMinimum,
		early_bird_until: event.earlyBirdUntil,
		email: event.email,
		phone: event.phone,
		social_links: JSON.stringify(event.socialLinks),
		copyright_from: event.copyrightFrom,
		image: event.image ?? null,
	};
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
		image: row.image ?? undefined,
	};
}
