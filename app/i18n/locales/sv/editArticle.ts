import type { editArticle as english } from "#app/i18n/locales/en/editArticle.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editArticle: SameShape<typeof english> = {
	title: "Nyheter",
	one: "Nyhet",
	add: "Skriv en nyhet",
	columns: { state: "Status", category: "Kategori", author: "Författare", featured: "Utvald" },
	fields: {
		title: "Rubrik",
		slug: "Adress",
		content: "Text",
		format: "Formatering",
		image: "Bild",
		publishedAt: "Datum",
		author: "Författare",
		category: "Kategori",
		featured: "Lyft fram den på nyhetssidan",
	},
	hints: {
		title: "Listor och historik visar den engelska rubriken.",
		slug: "Sista delen av nyhetens adress. Lämnar du den tom skapas den av den engelska rubriken. Ändrar du den när nyheten är publicerad leder gamla länkar vidare till den nya adressen.",
		publishedAt: "Visas vid nyheten. En publicerad nyhet syns från den dagen, enligt lokal tid vid lokalen.",
		author: "För historiken och API:et. Besökarna ser ”Admin”.",
		content: "En tom rad börjar ett nytt stycke. De första 100 tecknen blir utdraget; sökmotorer visar de första 160.",
	},
	states: { draft: "Utkast", scheduled: "Publiceras den {{date}}", published: "Publicerad den {{date}}" },
	tabs: { label: "Status", all: "Alla", draft: "Utkast", scheduled: "Schemalagda", published: "Publicerade" },
	publication: {
		title: "Publicering",
		new: "Den börjar som utkast. Besökarna ser den när du publicerar den.",
		words: {
			draft: "Besökarna ser den inte. Det som är sparat är det som publiceras.",
			scheduled: "Den publiceras automatiskt på sitt datum. Till dess ser besökarna den inte.",
			published: "Besökarna ser den. Det du sparar syns direkt.",
		},
		publish: "Publicera nu",
		schedule: "Schemalägg till den {{date}}",
		publishOn: "Publicera med datumet {{date}}",
		withdraw: "Gör till utkast igen",
		busy: "Ett ögonblick …",
		previewTitle: "Adress för förhandsvisning",
		previewWords: "Den som har adressen kan läsa den sparade nyheten innan den är publicerad, utan att logga in. Sökmotorer visar den inte.",
		copy: { button: "Kopiera adressen", done: "Kopierad.", failed: "Det gick inte att kopiera. Markera adressen och kopiera den manuellt." },
		makePreview: "Skapa en adress för förhandsvisning",
		renew: "Skapa en ny adress",
		renewHint: "Den nuvarande slutar då att fungera.",
	},
};
