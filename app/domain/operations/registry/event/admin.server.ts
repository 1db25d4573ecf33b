import type { Resource } from "~/admin/resource";
import { directionsOf } from "~/domain/content/event/directions.server";
import { eventFacts } from "~/domain/content/event/facts.server";
import { findEvent, getEvent, listEvents, updateEvent } from "~/domain/content/event/queries.server";
import { EVENT_PHASES, type EventRecord, eventSchema, SALES, SOCIAL_NETWORKS, TIME_ZONES } from "~/domain/content/event/schema";
import { eventStats } from "~/domain/content/event/stats.server";
import { eventEntry, eventJson } from "~/domain/content/event/view.server";
import { storeUploads } from "~/domain/content/picture/upload.server";
import { pictureChoices } from "~/domain/content/picture/view.server";
import { textErrors } from "~/domain/content/rich-text/check.server";
import { moveSessions } from "~/domain/program/session/queries.server";
import { COUNTRY_CODES } from "~/i18n/countries";
import { countryName, formatDateRange } from "~/i18n/format.server";
import { paragraphsOf } from "~/i18n/paragraphs";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { askBeforeMoving, daysMoved, movesTooFar, workshopsMoved } from "./moving.server";

/** How organizers edit the one event: it is neither added nor deleted. */
export const eventResource: Resource<EventRecord> = {
	noun: "event",
	section: "event",
	texts: "editEvent",
	schema: eventSchema,
	importable: false,
	nameOf: ({ name }) => name,
	publicPath: () => "/venue",
	pages: () => [],
	api: {
		name: "events",
		summary: "The summit. A list for the sake of those who ask for one: it has one entry.",
		entry: eventEntry,
		answer: async (_, locale) => (await listEvents()).map((event) => eventJson(event, locale)),
	},
	figure: undefined,
	row: ({ startDate, endDate, city }, locale) => ({ dates: formatDateRange(startDate, endDate, locale), city }),
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
	}),
	takeFiles: storeUploads,
	preview: async (edited, locale) => {
		const event = { ...edited, held: (await getEvent()).held };
		const facts = eventFacts(event, locale);
		return {
			name: event.name,
			when: facts.dates,
			where: [event.venue, event.city, facts.country].filter(Boolean).join(", "),
			tagline: translate(event.tagline, locale),
			stats: eventStats(event, textsOf("labels", locale, {}).claim),
			description: paragraphsOf(event.venueDescription && translate(event.venueDescription, locale)),
			directions: directionsOf(event, locale),
		};
	},
};
