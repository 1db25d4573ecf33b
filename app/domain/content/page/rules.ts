import type { FactName } from "#app/domain/content/event/fact-names.ts";
import type { TextKey } from "./editable.ts";

export const PRICE_FACTS = ["ticketsFrom"] as const;

export const NEEDED: Partial<Record<TextKey, readonly FactName[]>> = {
	"venue/airport": ["airportMinutes"],
	"venue/minutes": ["airportMinutes"],
	"tickets/event/attendees": ["attendees"],
	"tickets/group/lead": ["groupMinimum"],
	"tickets/group/here": ["groupMinimum", "groupDiscount"],
};

export const LINES = [
	"home/about/paragraphs/first",
	"home/about/paragraphs/second",
	"tickets/home/group",
	"workshops/home/lead",
	"home/call/lead",
	"about/lead",
	"about/focus/technology/text",
	"about/focus/sustainability/text",
	"about/focus/manufacturing/text",
	"about/focus/challenges/text",
	"about/unique/networking/text",
	"about/unique/sharing/text",
	"about/unique/goals/text",
	"about/callLead",
	"regions/lead",
	"regions/callLead",
	"venue/lead",
	"venue/facilityNotes/rooms",
	"venue/facilityNotes/labs",
	"venue/facilityNotes/networking",
	"venue/facilityNotes/wifi",
	"venue/facilityNotes/catering",
	"venue/facilityNotes/parking",
	"venue/callLead",
	"practical/lead",
	"practical/callLead",
	"partners/lead",
	"partners/callLead",
	"partners/offers/stage/text",
	"partners/offers/show/text",
	"partners/offers/meetings/text",
	"partners/offers/name/text",
	"prospectus/lead",
	"prospectus/kinds/platinum",
	"prospectus/kinds/gold",
	"prospectus/kinds/silver",
	"prospectus/kinds/supporting",
	"prospectus/kinds/institutional",
	"prospectus/steps/write",
	"prospectus/steps/talk",
	"prospectus/steps/join",
	"agenda/lead",
	"myAgenda/lead",
	"speakers/lead",
	"speakers/callLead",
	"workshops/list/lead",
	"workshops/list/limited",
	"workshops/list/suggestLead",
	"tickets/lead",
	"tickets/group/lead",
	"tickets/group/here",
	"news/lead",
	"contact/lead",
	"newsletter/lead",
	"newsletter/promise",
	"openData/lead",
] as const satisfies readonly TextKey[];

/** Texts that take all of Markdown, since their pages have room for lists, headings and pictures. */
export const PROSE = ["about/story/first", "about/story/second", "prospectus/summit"] as const satisfies readonly TextKey[];

export function marksOf(key: TextKey): "line" | "prose" | undefined {
	if ((PROSE as readonly TextKey[]).includes(key)) return "prose";
	return (LINES as readonly TextKey[]).includes(key) ? "line" : undefined;
}
