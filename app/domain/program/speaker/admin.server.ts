import type { Database } from "#app/admin/changes.server.ts";
import { putLast, type Sorting } from "#app/admin/positions.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { publicationCell } from "#app/admin/statuses.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { storeUploads } from "#app/domain/content/picture/upload.server.ts";
import { pictureChoices } from "#app/domain/content/picture/view.server.ts";
import { textErrors } from "#app/domain/content/rich-text/check.server.ts";
import { formatChoices, readWords } from "#app/domain/content/rich-text/text.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { asWritten as asWrittenSession, listSessions } from "#app/domain/program/session/queries.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { asWritten as asWrittenWorkshop, listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { PUBLICATION } from "#app/http/form-codecs.ts";
import { COUNTRY_CODES } from "#app/i18n/countries.ts";
import { countryName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { deleteSpeaker, findPublicSpeaker, findSpeaker, insertSpeaker, listSpeakers, updateSpeaker } from "./queries.server.ts";
import { missingOfSpeaker, SPEAKER_CATEGORIES, type Speaker, speakerSchema } from "./schema.ts";
import { speakerShareModel } from "./share-picture.server.ts";
import { speakerEntry, speakerJson, speakerView } from "./view.server.ts";

export const speakerResource: Resource<Speaker> = {
	entityType: "speaker",
	section: "speakers",
	texts: "editSpeaker",
	schema: speakerSchema,
	importable: true,
	namedOnce: true,
	headings: {
		name: ["Full name", "Speaker", "Nombre completo", "Ponente", "Fullständigt namn", "Talare"],
		title: ["Job title", "Position", "Role", "Puesto", "Cargo", "Befattning", "Jobbtitel", "Roll"],
		company: ["Organization", "Organisation", "Employer", "Organización", "Institución", "Arbetsgivare"],
		bio: ["Biography", "About", "Biografía", "Semblanza", "Biografi", "Presentation"],
		category: ["Topic", "Theme", "Tema", "Ämne"],
		website: ["Web", "Web page", "Homepage", "Página web", "Hemsida"],
		linkedin: ["LinkedIn profile", "LinkedIn URL", "Perfil de LinkedIn", "LinkedIn-profil"],
	},
	nameOf: ({ name }) => name,
	publicPath: ({ id, status }) => (status === "draft" ? undefined : `/speakers/${id}`),
	pages: async () => (await listSpeakers()).map(({ id }) => ({ path: `/speakers/${id}` })),
	entityPages: {
		below: "/speakers",
		sharePicture: async (id, locale) => {
			const speaker = await findPublicSpeaker(id);
			return speaker && speakerShareModel(speaker, await getEvent(), locale);
		},
	},
	api: {
		name: "speakers",
		summary: "The speakers, by name.",
		entry: speakerEntry,
		leftOut: ["status"],
		answer: async (_, locale) => (await listSpeakers()).map((speaker) => speakerJson(speaker, locale)),
	},
	figure: undefined,
	row: (speaker, locale) => {
		const { title, company, country, category } = speakerView(speaker, locale);
		const { yes, no } = textsOf("editor", locale, {}).list;
		return { title, company, country, category: category ?? "", featured: speaker.featured ? yes : no, status: publicationCell(speaker, locale) };
	},
	list: (on) => listSpeakers({ drafts: true }, on),
	find: findSpeaker,
	complete: placeAmongFeatured,
	adjust: (after, before, trx) => (after.featured === before.featured ? Promise.resolve(after) : placeAmongFeatured(after, trx)),
	check: ({ bio, format }, trx) => textErrors({ bio }, format, trx),
	insert: insertSpeaker,
	update: updateSpeaker,
	missing: missingOfSpeaker,
	remove: deleteSpeaker,
	choices: async (locale) => {
		const { speakerCategory, publication } = textsOf("labels", locale, {});
		return {
			status: PUBLICATION.map((value) => ({ value, label: publication[value] })),
			country: COUNTRY_CODES.map((value) => ({ value, label: countryName(value, locale) })).sort((one, other) => one.label.localeCompare(other.label, locale)),
			category: SPEAKER_CATEGORIES.map((value) => ({ value, label: speakerCategory[value] })),
			format: formatChoices(locale),
			photo: await pictureChoices("portrait", locale),
		};
	},
	takeFiles: storeUploads,
	references: async (id, on) => {
		const sessions = (await listSessions({ speakerId: id, drafts: true }, on)).filter(({ workshopId }) => workshopId === undefined).map(asWrittenSession);
		const workshops = (await listWorkshops({ speakerId: id, drafts: true }, on)).map(asWrittenWorkshop);
		return [
			...sessions.map((before) => ({
				resource: sessionResource,
				before,
				after: { ...before, speakerIds: before.speakerIds.filter((other) => other !== id) },
			})),
			...workshops.map((before) => ({ resource: workshopResource, before, after: withoutSpeaker(before, id) })),
		];
	},
	searched: async (speaker) => ({
		kind: "speaker",
		path: `/speakers/${speaker.id}`,
		visibleFrom: speaker.status === "draft" ? undefined : "",
		words: (locale) => {
			const { name, title, company, country, category } = speakerView(speaker, locale);
			const bio = readWords(speaker.bio, speaker.format, locale);
			return { name: { text: name }, text: { ...bio, text: [`${title.text}, ${company}`, country, category, bio.text].join(" · ") } };
		},
	}),
	preview: async (speaker, locale) => speakerView(speaker, locale),
};

export const featuredSorting: Sorting<Speaker> = {
	resource: speakerResource,
	field: "featuredOrder",
	groupOf: ({ featured }) => (featured ? "featured" : undefined),
};

/** The next speaker becomes the leader. */
function withoutSpeaker(workshop: Workshop, id: string): Workshop {
	const others = workshop.furtherSpeakerIds.filter((other) => other !== id);
	if (workshop.speakerId !== id) return { ...workshop, furtherSpeakerIds: others };
	return { ...workshop, speakerId: others[0], furtherSpeakerIds: others.slice(1) };
}

async function placeAmongFeatured(speaker: Speaker, trx: Database): Promise<Speaker> {
	return speaker.featured ? putLast(featuredSorting, speaker, trx) : { ...speaker, featuredOrder: 0 };
}
