import type { Resource } from "~/admin/resource";
import { isWithin, lastDate } from "~/domain/content/event/days.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { storeUploads } from "~/domain/content/picture/upload.server";
import { pictureChoices } from "~/domain/content/picture/view.server";
import { askBeforeCanceling, toastOfCanceled } from "~/domain/program/session/canceling.server";
import { languageChoices } from "~/domain/program/session/language.server";
import { isScheduled } from "~/domain/program/session/scheduled";
import { SESSION_STATUSES, TRACKS } from "~/domain/program/session/schema";
import { STATUS_COLOURS } from "~/domain/program/session/view.server";
import { workshopClashes } from "~/domain/program/timetable/clashes.server";
import { dayChoices } from "~/domain/program/timetable/day-choices.server";
import { stockStates } from "~/domain/sales/order/stock.server";
import { askBeforeChanging } from "~/domain/sales/registration/asking.server";
import { placeState } from "~/domain/sales/registration/availability.server";
import "~/domain/sales/registration/followed.server";
import { textErrors } from "~/domain/content/rich-text/check.server";
import { formatChoices, readWords } from "~/domain/content/rich-text/text.server";
import { findRoom } from "~/domain/program/room/queries.server";
import { roomChoices } from "~/domain/program/room/view.server";
import { listSpeakerNames, listSpeakersById } from "~/domain/program/speaker/queries.server";
import { speakerChoices } from "~/domain/program/speaker/view.server";
import { hasPlaces } from "~/domain/sales/registration/queries.server";
import { allowedOf } from "~/http/api.server";
import { formatWeekdayHeading } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { deleteWorkshop, findWorkshop, insertWorkshop, isPublic, type ListedWorkshop, listWorkshops, speakersOf, updateWorkshop } from "./queries.server";
import { WORKSHOP_CATEGORIES, WORKSHOP_LEVELS, workshopSchema } from "./schema";
import { endTime } from "./time";
import { priceText, workshopDetail, workshopEntry, workshopJson, workshopView } from "./view.server";

/** How organizers edit workshops. */
export const workshopResource: Resource<ListedWorkshop> = {
	noun: "workshop",
	section: "workshops",
	texts: "editWorkshop",
	schema: workshopSchema,
	importable: true,
	nameOf: ({ title }) => title,
	publicPath: (workshop) => (isPublic(workshop) ? `/workshops/${workshop.id}` : undefined),
	pages: async () => (await listWorkshops()).map(({ id }) => ({ path: `/workshops/${id}` })),
	api: {
		name: "workshops",
		summary: "The workshops, by date and time.",
		entry: workshopEntry,
		filter: { name: "category", about: "Only the workshops of this category.", values: () => WORKSHOP_CATEGORIES },
		answer: async (url, locale) => {
			const workshops = await listWorkshops({ category: allowedOf(url, "category", WORKSHOP_CATEGORIES) });
			const [event, stock] = await Promise.all([getEvent(), stockStates("workshop")]);
			return workshops.map((workshop) => workshopJson(workshop, placeState(workshop, event, stock.get(workshop.id)), event, locale));
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
		category: textsOf("labels", locale, {}).workshopCategory[workshop.category],
		track: workshop.track ? textsOf("labels", locale, {}).track[workshop.track] : "",
		speaker: workshop.speakerName ?? "",
		price: { text: priceText(workshop, locale), sortBy: workshop.price },
		places: String(workshop.maxAttendees),
		status: { text: textsOf("labels", locale, {}).workshopStatus[workshop.status], colour: STATUS_COLOURS[workshop.status] },
	}),
	list: (on) => listWorkshops({ drafts: true }, on),
	find: findWorkshop,
	insert: insertWorkshop,
	update: updateWorkshop,
	remove: deleteWorkshop,
	isKept: hasPlaces,
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
	/** Speakers and rooms can be deleted while a form is open that names them. What was outside the summit's days before may stay there. */
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
	/** One without a price is content alone. */
	money: ({ price }) => ({ price: price || undefined }),
	/** Taken off the agenda it has no name there. */
	adjust: async (after) => (after.offAgenda ? { ...after, agendaId: undefined } : after),
	holdersQuestion: askBeforeChanging,
	question: async (...change) => (await askBeforeChanging(...change)) ?? askBeforeCanceling(...change),
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
		const { blocks, descriptionLang } = workshopDetail(workshop, locale);
		const { list, detail } = textsOf("workshops", locale, {});
		return {
			card: workshopView({ ...workshop, room, speakerName: leader?.name }, await getEvent(), locale),
			more: list.more,
			about: { title: detail.about, blocks, lang: descriptionLang },
		};
	},
};
