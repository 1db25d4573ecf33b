import type { news as english } from "#app/i18n/locales/en/news.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const news: SameShape<typeof english> = {
	meta: {
		title: "Nyheter | {{eventName}}",
		description: "Program, biljetter, partner och projekt: det senaste om toppmötet. {{datesAndCity}}.",
	},
	title: "Nyheter",
	lead: "Det som är klart, det som är nytt och det som byggs i de båda regionerna.",
	search: "Sök bland nyheterna",
	searchHint: "Rubrik, text, författare",
	submit: "Sök",
	category: "Kategori",
	allCategories: "Alla",
	featured: "Utvalda nyheter",
	all: "Alla nyheter",
	clear: "Visa alla nyheter",
	emptyTitle: "Inga nyheter hittades",
	emptyHint: "Prova ett annat sökord eller filter.",
	author: "Admin",
	back: "Tillbaka till nyheterna",
	others: "Fler nyheter",
	newsletter: { title: "Nyheterna via mejl", lead: "Vi skriver när något är klart: en ny artikel, programmet, biljettsläpp." },
	notFound: {
		title: "Nyheten hittades inte",
		lead: "Nyheten du söker gick inte att hitta.",
	},
};
