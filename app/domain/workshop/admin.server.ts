import type { Resource } from "~/admin/resource";
import { sessionResource } from "~/domain/agenda/admin.server";
import { asWritten, listSessions } from "~/domain/agenda/queries.server";
import { storeUploads } from "~/domain/picture/upload.server";
import { pictureChoices } from "~/domain/picture/view.server";
import { findSpeaker, listSpeakers, listSpeakersById } from "~/domain/speaker/queries.server";
import { formatPrice, formatWeekday } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { deleteWorkshop, findWorkshop, insertWorkshop, type ListedWorkshop, listWorkshops, updateWorkshop } from "./queries.server";
import { WORKSHOP_CATEGORIES, WORKSHOP_LEVELS, workshopSchema } from "./schema";
import { endTime } from "./time";
import { workshopDetail, workshopView } from "./view.server";

/** How organisers edit workshops. */
export const workshopResource: Resource<ListedWorkshop> = {
	noun: "workshop",
	section: "workshops",
	texts: "editWorkshop",
	schema: workshopSchema,
	exchanged: true,
	nameOf: ({ title }) => title.en,
	publicPath: ({ id }) => `/workshops/${id}`,
	row: (workshop, locale) => ({
		when: `${formatWeekday(workshop.date, locale)}, ${workshop.startTime}–${endTime(workshop)}`,
		category: textsOf("labels", locale, {}).workshopCategory[workshop.category],
		speaker: workshop.speakerName ?? "",
		price: formatPrice(workshop.price, locale),
		places: String(workshop.maxAttendees),
	}),
	list: (on) => listWorkshops({}, on),
	find: findWorkshop,
	insert: insertWorkshop,
	update: updateWorkshop,
	remove: deleteWorkshop,
	choices: async (locale) => {
		const { workshopCategory, workshopLevel } = textsOf("labels", locale, {});
		return {
			category: WORKSHOP_CATEGORIES.map((value) => ({ value, label: workshopCategory[value] })),
			level: WORKSHOP_LEVELS.map((value) => ({ value, label: workshopLevel[value] })),
			speakerId: (await listSpeakers()).map(({ id, name }) => ({ value: id, label: name })),
			image: await pictureChoices("scene", locale),
		};
	},
	/** A speaker can be deleted while a form is open that names them. */
	check: async ({ speakerId }, trx): Promise<Record<string, string>> =>
		speakerId === undefined || (await findSpeaker(speakerId, trx)) ? {} : { speakerId: "choice" },
	references: async (id, on) =>
		(await listSessions({ workshopId: id }, on))
			.map(asWritten)
			.map((session) => ({ resource: sessionResource, before: session, after: { ...session, workshopId: undefined } })),
	takeFiles: storeUploads,
	preview: async (workshop, locale) => {
		const [leader] = workshop.speakerId ? await listSpeakersById([workshop.speakerId]) : [];
		const { paragraphs, descriptionLang } = workshopDetail(workshop, locale);
		const { list, detail } = textsOf("workshops", locale, {});
		return {
			card: workshopView({ ...workshop, speakerName: leader?.name }, locale),
			more: list.more,
			about: { title: detail.about, paragraphs, lang: descriptionLang },
		};
	},
};
