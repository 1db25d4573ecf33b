import type { Resource } from "#app/admin/resource.ts";
import { isWithin, lastDate } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { storeUploads } from "#app/domain/content/picture/upload.server.ts";
import { pictureChoices } from "#app/domain/content/picture/view.server.ts";
import { textErrors } from "#app/domain/content/rich-text/check.server.ts";
import { formatChoices, readWords } from "#app/domain/content/rich-text/text.server.ts";
import { findRoom } from "#app/domain/program/room/queries.server.ts";
import { roomChoices } from "#app/domain/program/room/view.server.ts";
import { askBeforeCanceling, toastOfCanceled } from "#app/domain/program/session/canceling.server.ts";
import { languageChoices } from "#app/domain/program/session/language.server.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import { SESSION_STATUSES, TRACKS } from "#app/domain/program/session/schema.ts";
import { STATUS_COLORS } from "#app/domain/program/session/view.server.ts";
import { listSpeakerNames, listSpeakersById } from "#app/domain/program/speaker/queries.server.ts";
import { speakerChoices } from "#app/domain/program/speaker/view.server.ts";
import { workshopClashes } from "#app/domain/program/timetable/clashes.server.ts";
import { dayChoices } from "#app/domain/program/timetable/day-choices.server.ts";
import { allowedOf } from "#app/http/api.server.ts";
import { formatWeekdayHeading } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import {
	deleteWorkshop,
	findPublicWorkshop,
	findWorkshop,
	insertWorkshop,
	isPublic,
	type ListedWorkshop,
	listWorkshops,
	speakersOf,
	updateWorkshop,
} from "./queries.server.ts";
import { getRegistrations } from "./registrations.server.ts";
import { missingOfWorkshop, WORKSHOP_CATEGORIES, WORKSHOP_LEVELS, type WorkshopAvailability, workshopSchema } from "./schema.ts";
import { workshopShareModel } from "./share-picture.server.ts";
import { endTime } from "./time.ts";
import { priceText, workshopDetail, workshopEntry, workshopJson, workshopView } from "./view.server.ts";

export const workshopResource: Resource<ListedWorkshop> = {
	entityType: "workshop",
	section: "workshops",
	texts: "editWorkshop",
	schema: workshopSchema,
	importable: true,
	headings: {
		title: ["Name", "Workshop", "Nombre", "Taller", "Namn", "Rubrik"],
		description: ["Abstract", "Resumen", "Sammanfattning"],
		startTime: ["Start", "Start time", "Inicio", "Hora de inicio", "Starttid"],
		durationMinutes: ["Length", "Minutes", "Minutos", "Längd", "Minuter"],
		roomId: ["Location", "Place", "Lugar", "Lokal", "Plats"],
		maxAttendees: ["Spots", "Seats", "Places", "Lugares", "Antal platser"],
		speakerId: ["Speaker", "Leader", "Ponente", "Talare", "Ledare"],
	},
	nameOf: ({ title }) => title,
	publicPath: (workshop) => (isPublic(workshop) ? `/workshops/${workshop.id}` : undefined),
	pages: async () => (await listWorkshops()).map(({ id }) => ({ path: `/workshops/${id}` })),
	entityPages: {
		below: "/workshops",
		sharePicture: async (id, locale) => {
			const workshop = await findPublicWorkshop(id);
			return workshop && workshopShareModel(workshop, await listSpeakersById(speakersOf(workshop)), await getEvent(), locale);
		},
	},
	api: {
		name: "workshops",
		summary: "The workshops, by date and time.",
		entry: workshopEntry,
		renamed: { durationMinutes: "duration", roomId: "location" },
		leftOut: ["furtherSpeakerIds", "summary", "track", "offAgenda"],
		filter: { name: "category", about: "Only the workshops of this category.", values: () => WORKSHOP_CATEGORIES },
		answer: async (url, locale) => {
			const workshops = await listWorkshops({ category: allowedOf(url, "category", WORKSHOP_CATEGORIES) });
			const event = await getEvent();
			const availability = await getRegistrations().availability(workshops, event);
			return workshops.map((workshop, index) => workshopJson(workshop, availability[index] as WorkshopAvailability, event, locale));
		},
	},
	figure: "workshops",
	row: (workshop, locale) => ({
		when: {
			text: isScheduled(workshop)
				? `${formatWeekdayHeading(workshop.date, locale)}, ${workshop.startTime}–${endTime(workshop)}`
				: textsOf("labels", locale, {}).notScheduled,
			sortBy: `${workshop.date} ${workshop.startTime}`,
		},
		category: textsOf("labels", locale, {}).workshopCategory[workshop.category] ?? "",
		track: workshop.track ? textsOf("labels", locale, {}).track[workshop.track] : "",
		speaker: workshop.leader?.name ?? "",
		price: { text: priceText(workshop, locale), sortBy: workshop.price },
		places: String(workshop.maxAttendees ?? ""),
		status: { text: textsOf("labels", locale, {}).workshopStatus[workshop.status], color: STATUS_COLORS[workshop.status] },
	}),
	list: (on) => listWorkshops({ drafts: true }, on),
	find: findWorkshop,
	insert: insertWorkshop,
	update: updateWorkshop,
	missing: missingOfWorkshop,
	remove: deleteWorkshop,
	isKept: (id, on) => getRegistrations().exist(id, on),
	choices: async (locale, workshop) => {
		const { workshopCategory, workshopLevel, workshopStatus, track } = textsOf("labels", locale, {});
		const speakers = await speakerChoices();
		return {
			date: await dayChoices(locale, "date", workshop?.date),
			category: WORKSHOP_CATEGORIES.map((value) => ({ value, label: workshopCategory[value] })),
			level: WORKSHOP_LEVELS.map((value) => ({ value, label: workshopLevel[value] })),
			status: SESSION_STATUSES.map((value) => ({ value, label: workshopStatus[value] })),
			track: TRACKS.map((value) => ({ value, label: track[value] })),
			language: languageChoices(locale),
			roomId: await roomChoices(locale),
			furtherSpeakerIds: speakers,
			speakerId: speakers,
			format: formatChoices(locale),
			image: await pictureChoices("scene", locale),
		};
	},
	/** Speakers and rooms may be deleted while the form is open. A date outside the summit may stay. */
	check: async ({ id, date, roomId, speakerId, furtherSpeakerIds = [], description, summary, format }, trx) => {
		const known = new Set((await listSpeakerNames(trx)).map(({ id }) => id));
		const event = await getEvent(trx);
		const isDay = date === undefined || isWithin(event, date) || date === (await findWorkshop(id, trx))?.date;
		return {
			...(await textErrors({ description, summary }, format, trx)),
			...(!isDay && { date: `notOfSummit: ${event.startDate} – ${lastDate(event)}` }),
			...(roomId !== undefined && !(await findRoom(roomId, trx)) && { roomId: "choice" }),
			...(speakerId !== undefined && !known.has(speakerId) && { speakerId: "choice" }),
			...(!furtherSpeakerIds.every((id) => known.has(id)) && { furtherSpeakerIds: "choice" }),
			...(speakerId !== undefined && furtherSpeakerIds.includes(speakerId) && { furtherSpeakerIds: "twice" }),
		};
	},
	money: ({ price }) => ({ price: price || undefined }),
	adjust: async (after) => (after.offAgenda ? { ...after, agendaId: undefined } : after),
	attendeesQuestion: (...change) => getRegistrations().question(...change),
	question: async (...change) => (await getRegistrations().question(...change)) ?? askBeforeCanceling(...change),
	savedAs: toastOfCanceled,
	clashes: workshopClashes,
	takeFiles: storeUploads,
	searched: async (workshop, on) => {
		const names = (await listSpeakersById(speakersOf(workshop), on)).map(({ name }) => name);
		return {
			kind: "workshop",
			path: `/workshops/${workshop.id}`,
			visibleFrom: isPublic(workshop) ? "" : undefined,
			words: (locale) => {
				const words = readWords(workshop.description, workshop.format, locale);
				const { track, workshopCategory } = textsOf("labels", locale, {});
				const themes = new Set([workshopCategory[workshop.category], ...(workshop.track ? [track[workshop.track]] : [])]);
				return { name: translate(workshop.title, locale), text: { ...words, text: [...names, ...themes, words.text].join(" · ") } };
			},
		};
	},
	preview: async (workshop, locale) => {
		const [leader] = workshop.speakerId ? await listSpeakersById([workshop.speakerId]) : [];
		const room = workshop.roomId === undefined ? undefined : await findRoom(workshop.roomId);
		return {
			card: workshopView({ ...workshop, room, leader }, await getEvent(), locale),
			more: textsOf("workshops", locale, {}).list.more,
			article: workshopDetail(workshop, locale).article,
		};
	},
};
