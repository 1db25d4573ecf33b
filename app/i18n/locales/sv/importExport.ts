import type { SameShape } from "../../shape";
import type { importExport as english } from "../en/importExport";

/** Saving lists as CSV files, and importing them. */
export const importExport: SameShape<typeof english> = {
	links: { save: "Spara som CSV", read: "Importera CSV" },
	title: "Importera: {{title}}",
	lead: "Först ser du vad som skulle ändras. Inget sparas förrän du bekräftar det. Börja gärna med filen som den är nu:",
	start: "spara den som CSV",
	choose: "Välj en tabell",
	again: "Rätta och kontrollera igen",
	file: "CSV-fil",
	text: "Eller klistra in tabellen",
	textHint: "Med rubrikerna på första raden. Både komman, semikolon och tabbar går bra som avgränsare.",
	check: "Kontrollera",
	checking: "Kontrollerar …",
	columns: {
		title: "Vad kolumnerna betyder",
		words:
			"En rad hör till posten med samma id, eller med samma namn om filen saknar id. Alla andra rader blir nya poster. Rubrikerna kan också vara fältens namn i formuläret, på vilket som helst av de tre språken; det man väljer i formuläret kan skrivas som det står där, länder också med sin kod. Kolumner som saknas i filen lämnas som de är, och det gör även poster som inte är med: inget tas bort.",
		id: "Pekar ut posten och ingår i dess adress. Små bokstäver, siffror och bindestreck",
		list: "Flera, med semikolon emellan",
	},
	result: "Det här skulle ändras",
	unreadable: "Tabellen går inte att läsa",
	outdated: {
		title: "Något har ändrats under tiden",
		words: "Inget importerades, eftersom det inte längre hade blivit det du såg. Så här skulle det bli nu.",
	},
	kinds: { bad: "Rader med fel", changed: "Ändras", new: "Nya", unchanged: "Oförändrade" },
	counts: {
		bad_one: "{{count}} rad med fel",
		bad_other: "{{count}} rader med fel",
		changed_one: "{{count}} ändras",
		changed_other: "{{count}} ändras",
		new_one: "{{count}} ny",
		new_other: "{{count}} nya",
		unchanged_one: "{{count}} oförändrad",
		unchanged_other: "{{count}} oförändrade",
	},
	line: "Rad {{line}}",
	before: "Före:",
	after: "Efter:",
	empty: "(tomt)",
	unknown: "De här kolumnerna är okända och hoppas över: {{columns}}.",
	nothing: "Inget skulle ändras.",
	refused: "Inget kan importeras så länge det finns rader med fel. Rätta dem nedan eller i filen och kontrollera igen.",
	apply: "Importera",
	applying: "Importerar …",
	errors: {
		date: "Det går inte att avgöra vilket datum det är. Skriv det som år-månad-dag, i siffror.",
		choice: "”{{value}}” är inte något av de möjliga värdena.",
		sameId: "Rad {{line}} har redan detta id.",
		tooManyCells: "Raden har fler celler än det finns rubriker. Kanske saknar en text med en avgränsare i sina citattecken.",
	},
	failures: {
		empty: "Det finns inga rader under rubrikerna.",
		noHeadings: "Första raden måste innehålla rubrikerna, och här är ingen av dem känd. Listan nedan säger vilka som är det.",
		tooMany: "Det är fler än 2\u00a0000 rader. Dela upp dem i flera filer.",
		tooLarge: "Filen är större än 10 MB.",
		quotes: "Citattecknen på rad {{line}} går inte ihop: ett för mycket eller ett för lite.",
		doubled: "Kolumnen {{column}} förekommer två gånger.",
	},
};
