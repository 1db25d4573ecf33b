import type { reassignment as english } from "#app/i18n/locales/en/reassignment.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const reassignment: SameShape<typeof english> = {
	metaTitle: "Lämna vidare en biljett | {{eventName}}",
	title: "Lämna biljetten vidare",
	ticket: "Biljett: {{tier}}",
	now: "Gäller nu för",
	lead: "Den du anger får en ny biljett. Den nuvarande gäller sedan inte längre, vare sig den är sparad eller utskriven. Dess platser i workshoppar följer med.",
	name: "Den nya deltagarens namn",
	email: "Deltagarens e-postadress",
	emailHint: "$t(notified.newTicket)",
	emailHintAtDesk: "$t(notified.newAttendee)",
	locale: "Språk i deltagarens mejl",
	submit: "Lämna biljetten vidare",
	busy: "Lämnar vidare …",
	done: "Klart: biljetten gäller nu för {{name}}. $t(notified.reassigned)",
	keep: "Behåll den",
	back: "Tillbaka",
	link: "Lämna vidare …",
	namesOver: "Namn går inte längre att ändra här. Skriv till oss om något är fel.",
	reassigned: "Biljetten är lämnad vidare: bara den nya innehavaren kan öppna den. Lämna den vidare igen om ett annat namn ska stå på den.",
	errors: {
		title: "Biljetten lämnades inte vidare",
		gone: "Den här biljetten går inte längre att lämna vidare: det är redan gjort, eller så är den avbokad eller använd.",
		over: "Tiden för att lämna biljetter vidare har gått ut. Skriv till oss så hjälper vi dig.",
	},
};
