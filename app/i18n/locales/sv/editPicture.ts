import type { editPicture as english } from "#app/i18n/locales/en/editPicture.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editPicture: SameShape<typeof english> = {
	title: "Bilder",
	one: "Bild",
	add: "Ladda upp en bild",
	columns: {},
	fields: { name: "Namn", alt: "Bildbeskrivning", file: "Fil" },
	hints: {
		name: "Bara arrangörerna ser det.",
		alt: "En beskrivning för den som inte kan se bilden. En mening räcker, utan ”bild på”.",
		file: "JPEG, PNG, WebP, AVIF eller GIF, högst 10 MB. Helst minst 1\u00a0200 pixlar bred. Plats- och kameradata tas bort.",
	},
	searchHint: "Namn eller bildbeskrivning",
	count_one: "{{count}} bild",
	count_other: "{{count}} bilder",
	none: "Ingen bild är uppladdad än.",
	states: { all: "Alla", unused: "Används inte", undescribed: "Saknar bildbeskrivning" },
	noneIn: { unused: "Alla bilder används.", undescribed: "Alla bilder har bildbeskrivningar." },
	undescribed: "Bildbeskrivning saknas: {{languages}}",
	size: "{{width}} × {{height}} pixlar",
	inText: "Adress i texter",
	uses: { title: "Här används den", none: "Används inte någonstans." },
	upload: {
		lead: "Den beskärs till alla storlekar som webbplatsen behöver. Efteråt väljer du den del som måste synas.",
		submit: "Ladda upp",
		busy: "Laddar upp …",
		preview: "Den valda bilden",
	},
	focus: {
		title: "Fokusområde",
		lead: "Webbplatsen visar bilden i flera format. Välj den del som aldrig får skäras bort: klicka i bilden eller välj en av dess nio delar.",
		parts: {
			top: ["Uppe till vänster", "Upptill", "Uppe till höger"],
			middle: ["Till vänster", "Mitten", "Till höger"],
			bottom: ["Nere till vänster", "Nedtill", "Nere till höger"],
		},
		submit: "Beskär på nytt",
		busy: "Beskär …",
	},
	crops: {
		title: "Beskärningar",
		portrait: "Stående, för talare",
		scene: "Liggande, för workshoppar, nyheter och regioner",
		mark: "Hel och liten, för partner",
	},
	deletion: {
		title: "Ta bort ”{{name}}”?",
		words: "Den visas ingenstans. I 30 dagar kan du återställa den under Aktivitet, sedan är den borta för gott.",
		usedTitle: "”{{name}}” används fortfarande",
		usedWords: "Välj först en annan bild på de här ställena. Sedan kan du ta bort den.",
		submit: "Ta bort",
		deleting: "Tar bort …",
		cancel: "Behåll den",
		back: "Tillbaka till bilden",
	},
};
