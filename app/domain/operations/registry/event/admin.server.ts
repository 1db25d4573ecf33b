import type { Resource } from "#app/admin/resource.ts";
import { directionsOf } from "#app/domain/content/event/directions.server.ts";
import { eventFacts, placeOf } from "#app/domain/content/event/facts.server.ts";
import { EVENT_PAGES, type EventPage, eventPagePath, pageOfField } from "#app/domain/content/event/pages.ts";
import { findEvent, getEvent, listEvents, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { EVENT_PHASES, type EventRecord, eventFormSchema, eventSchema, SALES, SOCIAL_NETWORKS, TIME_ZONES } from "#app/domain/content/event/schema.ts";
import { eventStats } from "#app/domain/content/event/stats.server.ts";
import { eventEntry, eventJson } from "#app/domain/content/event/view.server.ts";
import { storeUploads } from "#app/domain/content/picture/upload.server.ts";
import { pictureChoices } from "#app/domain/content/picture/view.server.ts";
import { textErrors } from "#app/domain/content/rich-text/check.server.ts";
import { moveSessions } from "#app/domain/program/session/queries.server.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";
import { countryName, formatDateRange } from "#app/i18n/format.server.ts";
import { paragraphsOf } from "#app/i18n/paragraphs.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { askBeforeMoving, daysMoved, movesTooFar, workshopsMoved } from "./moving.server.ts";

export const eventResource: Resource<EventRecord> = {
	entityType: "event",
	section: "event",
	texts: "editEvent",
	schema: eventSchema,
	importable: false,
	nameOf: ({ name }) => name,
	publicPath: () => "/venue",
	pages: () => [],
	entityPages: undefined,
	api: {
		name: "events",
		summary: "The summit. A list for the sake of those who ask for one: it has one entry.",
		entry: eventEntry,
		leftOut: [
			...["phase", "datesAnnounced", "nextDate", "albumUrl", "filmUrl", "image", "socialLinks", "copyrightFrom"],
			...["venueDescription", "directions", "airportMinutes", "cityMap", "practical"],
			...["claimedCountries", "claimedAttendees", "claimedSpeakers", "claimedDays", "claimsAnnounced"],
			...["platinumFrom", "goldFrom", "silverFrom", "supportingFrom", "institutionalFrom", "sponsorContact", "sponsorEmail", "audiencePicture"],
			...["sales", "shopUrl", "capacity", "groupMinimum", "groupDiscount", "earlyBirdUntil"],
		],
		answer: async (_, locale) => (await listEvents()).map((event) => eventJson(event, locale)),
	},
	editorPath: (_, field) => eventPagePath(pageOfField(field ?? "")),
	figure: undefined,
	searched: undefined,
	row: ({ startDate, endDate, city = "" }, locale) => ({ dates: formatDateRange(startDate, endDate, locale), city }),
	list: listEvents,
	find: findEvent,
	update: async (trx, event) => {
		const before = await findEvent(event.id, trx);
		await updateEvent(trx, event);
		if (before) await moveSessions(trx, daysMoved(event, before));
	},
	check: async ({ id, startDate, practical }, trx) => {
		const before = await findEvent(id, trx);
		const isTooFar = before && startDate !== undefined && (await movesTooFar({ startDate }, before, trx));
		return { ...(isTooFar && { startDate: "tooFarAway" }), ...(await textErrors({ practical }, "markdown", trx)) };
	},
	money: ({ sales, shopUrl, groupMinimum, groupDiscount, earlyBirdUntil }) => ({ sales, shopUrl, groupMinimum, groupDiscount, earlyBirdUntil }),
	question: askBeforeMoving,
	following: workshopsMoved,
	savedAs: ({ datesAnnounced }) => (datesAnnounced ? undefined : "savedWithoutDates"),
	choices: async (locale) => ({
		country: COUNTRY_CODES.map((value) => ({ value, label: countryName(value, locale) })).sort((one, other) => one.label.localeCompare(other.label, locale)),
		timeZone: TIME_ZONES.map((value) => ({ value, label: value.replaceAll("_", " ") })),
		phase: EVENT_PHASES.map((value) => ({ value, label: textsOf("editEvent", locale, {}).phases[value] })),
		sales: SALES.map((value) => ({ value, label: textsOf("editEvent", locale, {}).sales[value] })),
		network: SOCIAL_NETWORKS.map((value) => ({ value, label: value })),
		image: await pictureChoices("scene", locale),
		cityMap: await pictureChoices("scene", locale),
		audiencePicture: await pictureChoices("scene", locale),
	}),
	takeFiles: storeUploads,
	preview: async (edited, locale) => {
		const event = { ...edited, status: (await getEvent()).status };
		const facts = eventFacts(event, locale);
		return {
			name: event.name,
			when: facts.dates,
			where: [event.venue, placeOf(event, locale)].filter(Boolean).join(", "),
			tagline: translate(event.tagline, locale),
			stats: eventStats(event, textsOf("labels", locale, {}).advertisedFigures),
			description: paragraphsOf(event.venueDescription && translate(event.venueDescription, locale)),
			directions: directionsOf(event, locale),
		};
	},
};

/** Compares and saves only the fields of one page, so that saving another one is no conflict. */
export function eventPageResource(page: EventPage): Resource<EventRecord> {
	const names: readonly string[] = [...EVENT_PAGES[page], "network"];
	return {
		...eventResource,
		schema: eventFormSchema(EVENT_PAGES[page]),
		editorPath: () => eventPagePath(page),
		choices: async (locale) => Object.fromEntries(Object.entries(await eventResource.choices(locale)).filter(([name]) => names.includes(name))),
		preview: async (edited, locale) => eventResource.preview?.({ ...(await getEvent()), ...edited }, locale),
	};
}
