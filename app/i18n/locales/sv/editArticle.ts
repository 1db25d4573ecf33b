import type { SameShape } from "../../shape";
import type { editArticle as english } from "../en/editArticle";

export const editArticle: SameShape<typeof english> = {
	title: "Nyheter",
	lead: "Nyheter för nyhetssidan. Ett utkast syns inte förrän du publicerar det eller sätter ett datum.",
	one: "Nyhet",
	add: "Skriv en nyhet",
	columns: { state: "Status", category: "Kategori", author: "Författare", featured: "Utvald" },
	fields: {
		title: "Rubrik",
		slug: "Adress",
		content: "Text",
		image: "Bild",
		publishedAt: "Datum",
		author: "Författare",
		category: "Kategori",
		featured: "Lyft fram den på nyhetssidan",
	},
	hints: {
		title: "Listor och historik visar den engelska rubriken.",
		slug: "Sista delen av nyhetens adress. Lämnar du den tom skapas den av den engelska rubriken. Ändrar du den när nyheten är publicerad slutar gamla länkar att fungera.",
		publishedAt: "Visas vid nyheten. En publicerad nyhet syns från den dagen, enligt lokal tid vid lokalen.",
		author: "För historiken och API:et. Besökarna ser ”Admin”.",
		content: "En tom rad börjar ett nytt stycke. De första 100 tecknen blir utdraget; sökmotorer visar de första 160.",
	},
	states: { draft: "Utkast", scheduled: "Publiceras {{date}}", published: "Publicerad {{date}}" },
	tabs: { label: "Status", all: "Alla", draft: "Utkast", scheduled: "Schemalagda", published: "Publicerade" },
	publication: {
		title: "Publicering",
		new: "Den börjar som utkast. Besökarna ser den när du publicerar den.",
		words: {
			draft: "Besökarna ser den inte. Det som är sparat är det som publiceras.",
			scheduled: "Den publiceras automatiskt på sitt datum. Till dess ser besökarna den inte.",
			published: "Besökarna ser den. Det du sparar syns genast för dem.",
		},
		publish: "Publicera nu",
		schedule: "Schemalägg till {{date}}",
		publishOn: "Publicera med datum {{date}}",
		withdraw: "Gör till utkast igen",
		busy: "Ett ögonblick …",
		previewTitle: "Adress för förhandsvisning",
		previewWords: "Den som har adressen kan läsa den sparade nyheten innan den är publicerad, utan att logga in. Sökmotorer visar den inte.",
		copy: { button: "Kopiera adressen", done: "Kopierad.", failed: "Det gick inte att kopiera. Markera adressen för hand." },
		makePreview: "Skapa en adress för förhandsvisning",
		renew: "Skapa en ny adress",
		renewHint: "Den nuvarande slutar då att fungera.",
	},
};
