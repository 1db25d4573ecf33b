import type { failures as english } from "#app/i18n/locales/en/failures.ts";
import type { SameShape } from "#app/i18n/shape.ts";

/** Messages for content that could not be fetched (specification, section 8). */
export const failures: SameShape<typeof english> = {
	workshops: "Det gick inte att hämta workshopparna",
	agenda: "Det gick inte att hämta programmet",
	agendaDay: "Det gick inte att hämta programmet för dag {{day}}",
	organizers: "Det gick inte att hämta arrangörerna",
	gold: "Det gick inte att hämta guldpartnerna",
	silver: "Det gick inte att hämta silverpartnerna",
	speakers: "Det gick inte att hämta talarna",
	news: "Det gick inte att hämta nyheterna",
	regions: "Det gick inte att hämta regionerna",
	search: "Det gick inte att hämta sökresultaten",
	page: "Det gick inte att hämta den här sidan",
};
