import type { Texts } from "#app/i18n/texts.server.ts";

type PublicTexts = Pick<
	Texts,
	| "home"
	| "about"
	| "regions"
	| "venue"
	| "practical"
	| "partners"
	| "prospectus"
	| "agenda"
	| "myAgenda"
	| "speakers"
	| "workshops"
	| "tickets"
	| "news"
	| "contact"
	| "newsletter"
	| "openData"
	| "documents"
>;
type PathIn<Tree> = { [Step in keyof Tree & string]: Tree[Step] extends string ? Step : `${Step}/${PathIn<Tree[Step]>}` }[keyof Tree & string];

/** Path of an interface text, such as `about/story/first`. Texts with plural forms cannot be edited. */
export type TextKey = Exclude<PathIn<PublicTexts>, `${string}_${"one" | "other"}`>;
export type PageSection = keyof Texts["editPage"]["sections"];
export type PageId = keyof typeof PAGES;

export interface EditablePage {
	path: string;
	/** From top to bottom, including texts of documents that the page links to. A text on two pages may be in both. */
	sections: Partial<Record<PageSection, readonly TextKey[]>>;
}

/** To make a text editable, add it here, with a label in `editPage.fields` if there is none for it. */
export const PAGES = {
	home: {
		path: "/",
		sections: {
			meta: ["home/meta/title", "home/meta/description"],
			top: [
				"home/hero/titleStart",
				"home/hero/titleAccent",
				"home/hero/titleEnd",
				"home/hero/buy",
				"home/hero/toAgenda",
				"home/hero/toFilm",
				"home/hero/scroll",
			],
			about: [
				"home/about/eyebrow",
				"home/about/title",
				"home/about/paragraphs/first",
				"home/about/paragraphs/second",
				"home/about/features/technology",
				"home/about/features/energy",
				"home/about/features/manufacturing",
				"home/about/more",
			],
			tickets: ["tickets/home/eyebrow", "tickets/heading", "tickets/home/group", "tickets/home/toContact", "tickets/home/all"],
			workshops: ["workshops/home/eyebrow", "workshops/home/title", "workshops/home/lead", "workshops/home/toAll"],
			agenda: ["agenda/home/eyebrow", "agenda/home/title", "agenda/home/all"],
			speakers: ["speakers/homeTitle", "speakers/all"],
			venue: ["venue/eyebrow", "venue/title", "venue/airport", "venue/more", "venue/map"],
			partners: ["partners/homeTitle", "partners/homeAll"],
			call: ["home/call/title", "home/call/lead", "home/call/buy", "home/call/toAgenda"],
		},
	},
	about: {
		path: "/about",
		sections: {
			meta: ["about/meta/title", "about/meta/description"],
			top: ["about/title", "about/lead"],
			story: ["about/storyTitle", "about/story/first", "about/story/second"],
			focus: [
				"about/focusTitle",
				"about/focus/technology/title",
				"about/focus/technology/text",
				"about/focus/sustainability/title",
				"about/focus/sustainability/text",
				"about/focus/manufacturing/title",
				"about/focus/manufacturing/text",
				"about/focus/challenges/title",
				"about/focus/challenges/text",
			],
			unique: [
				"about/uniqueTitle",
				"about/unique/networking/title",
				"about/unique/networking/text",
				"about/unique/sharing/title",
				"about/unique/sharing/text",
				"about/unique/goals/title",
				"about/unique/goals/text",
				"about/toRegions",
			],
			call: ["about/callTitle", "about/callLead", "about/callTickets", "about/callContact"],
		},
	},
	regions: {
		path: "/regions",
		sections: {
			meta: ["regions/meta/title", "regions/meta/nordic", "regions/meta/latam"],
			top: ["regions/title", "regions/lead"],
			call: ["regions/callTitle", "regions/callLead", "regions/eventCalendar", "regions/calendar", "regions/toSpeakers"],
			nordic: [
				"documents/guide/markets/nordic/union",
				"documents/guide/markets/nordic/goods",
				"documents/guide/markets/nordic/agreements",
				"documents/guide/markets/nordic/entry",
				"documents/guide/ways/nordic/time",
				"documents/guide/ways/nordic/names",
				"documents/guide/ways/nordic/decisions",
				"documents/guide/ways/nordic/promises",
				"documents/guide/ways/nordic/language",
				"documents/guide/ways/nordic/hours",
				"documents/guide/calendars/nordic/summer",
				"documents/guide/calendars/nordic/midsummer",
				"documents/guide/calendars/nordic/easter",
				"documents/guide/calendars/nordic/christmas",
			],
			latam: [
				"documents/guide/markets/latam/north",
				"documents/guide/markets/latam/blocs",
				"documents/guide/markets/latam/agreements",
				"documents/guide/markets/latam/invoices",
				"documents/guide/markets/latam/entry",
				"documents/guide/ways/latam/person",
				"documents/guide/ways/latam/talk",
				"documents/guide/ways/latam/titles",
				"documents/guide/ways/latam/confirm",
				"documents/guide/ways/latam/no",
				"documents/guide/ways/latam/language",
				"documents/guide/ways/latam/messages",
				"documents/guide/calendars/latam/easter",
				"documents/guide/calendars/latam/carnival",
				"documents/guide/calendars/latam/september",
				"documents/guide/calendars/latam/summer",
				"documents/guide/calendars/latam/christmas",
			],
		},
	},
	venue: {
		path: "/venue",
		sections: {
			meta: ["venue/meta/title", "venue/meta/description"],
			top: ["venue/lead", "venue/title"],
			facilities: [
				"venue/facilitiesTitle",
				"venue/facilities/rooms",
				"venue/facilityNotes/rooms",
				"venue/facilities/labs",
				"venue/facilityNotes/labs",
				"venue/facilities/networking",
				"venue/facilityNotes/networking",
				"venue/facilities/wifi",
				"venue/facilityNotes/wifi",
				"venue/facilities/catering",
				"venue/facilityNotes/catering",
				"venue/facilities/parking",
				"venue/facilityNotes/parking",
			],
			way: ["venue/wayTitle", "venue/minutes", "venue/mapSite", "venue/directions"],
			call: ["venue/callTitle", "venue/callLead", "venue/toTickets", "venue/toAgenda"],
		},
	},
	practical: {
		path: "/practical",
		sections: {
			meta: ["practical/meta/title", "practical/meta/description"],
			top: ["practical/title", "practical/lead", "practical/mapCaption"],
			way: ["venue/wayTitle"],
			call: ["practical/callTitle", "practical/callLead", "practical/toContact", "practical/toVenue"],
		},
	},
	partners: {
		path: "/partners",
		sections: {
			meta: ["partners/meta/title", "partners/meta/description"],
			top: ["partners/title", "partners/lead"],
			call: [
				"partners/callTitle",
				"partners/callLead",
				"partners/offers/stage/title",
				"partners/offers/stage/text",
				"partners/offers/show/title",
				"partners/offers/show/text",
				"partners/offers/meetings/title",
				"partners/offers/meetings/text",
				"partners/offers/name/title",
				"partners/offers/name/text",
				"partners/toProspectus",
				"partners/toContact",
			],
		},
	},
	prospectus: {
		path: "/partners/prospectus",
		sections: {
			meta: ["prospectus/meta/title", "prospectus/meta/description"],
			top: ["prospectus/title", "prospectus/lead"],
			about: ["prospectus/summitTitle", "prospectus/summit"],
			benefits: [
				"prospectus/benefitsTitle",
				"prospectus/benefits/mark",
				"prospectus/benefits/tickets",
				"prospectus/benefits/meetings",
				"prospectus/benefits/stand",
				"prospectus/benefits/stage",
				"prospectus/benefits/lab",
			],
			levels: [
				"prospectus/kindsTitle",
				"prospectus/kinds/platinum",
				"prospectus/kinds/gold",
				"prospectus/kinds/silver",
				"prospectus/kinds/supporting",
				"prospectus/kinds/institutional",
			],
			steps: ["prospectus/stepsTitle", "prospectus/steps/write", "prospectus/steps/talk", "prospectus/steps/join"],
			call: ["prospectus/contactTitle", "prospectus/toContact"],
		},
	},
	agenda: {
		path: "/agenda",
		sections: { meta: ["agenda/meta/title", "agenda/meta/description"], top: ["agenda/title", "agenda/lead"] },
	},
	myAgenda: {
		path: "/my-agenda",
		sections: { meta: ["myAgenda/meta/title", "myAgenda/meta/description"], top: ["myAgenda/title", "myAgenda/lead"] },
	},
	speakers: {
		path: "/speakers",
		sections: {
			meta: ["speakers/meta/title", "speakers/meta/description"],
			top: ["speakers/title", "speakers/lead"],
			call: ["speakers/callTitle", "speakers/callLead", "speakers/callButton"],
		},
	},
	workshops: {
		path: "/workshops",
		sections: {
			meta: ["workshops/list/meta/title", "workshops/list/meta/description"],
			top: ["workshops/list/title", "workshops/list/lead"],
			capacity: ["workshops/list/limitedTitle", "workshops/list/limited", "workshops/list/toTickets"],
			call: ["workshops/list/suggestTitle", "workshops/list/suggestLead", "workshops/list/suggestButton"],
		},
	},
	tickets: {
		path: "/tickets",
		sections: {
			meta: ["tickets/meta/title", "tickets/meta/description"],
			top: ["tickets/title", "tickets/lead", "tickets/event/attendees"],
			tickets: ["tickets/heading"],
			faq: ["tickets/faq/heading"],
			group: ["tickets/group/title", "tickets/group/here", "tickets/group/order", "tickets/group/lead", "tickets/group/button"],
		},
	},
	news: {
		path: "/news",
		sections: {
			meta: ["news/meta/title", "news/meta/description"],
			top: ["news/title", "news/lead"],
			newsletter: ["news/newsletter/title", "news/newsletter/lead"],
		},
	},
	contact: {
		path: "/contact",
		sections: {
			meta: ["contact/meta/title", "contact/meta/description"],
			top: ["contact/title", "contact/lead"],
			message: ["contact/formTitle", "contact/directTitle"],
		},
	},
	newsletter: {
		path: "/newsletter",
		sections: {
			meta: ["newsletter/meta/title", "newsletter/meta/description"],
			top: ["newsletter/lead", "newsletter/promise", "newsletter/toNews"],
		},
	},
	openData: {
		path: "/api",
		sections: { meta: ["openData/meta/title", "openData/meta/description"], top: ["openData/title", "openData/lead"] },
	},
} as const satisfies Record<string, EditablePage>;

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

export function keysOf(page: PageId): TextKey[] {
	return Object.values(PAGES[page].sections).flat();
}
