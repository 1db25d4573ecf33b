import type { reassignment as english } from "#app/i18n/locales/en/reassignment.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const reassignment: SameShape<typeof english> = {
	metaTitle: "Överlåt en biljett | {{eventName}}",
	title: "Överlåt biljetten",
	ticket: "Biljett: {{tier}}",
	now: "Nuvarande deltagare",
	lead: "Den nya deltagaren får en egen biljett, med dina workshoppar. Den här biljetten slutar då gälla, även utskriven eller sparad.",
	name: "Den nya deltagarens namn",
	email: "Deltagarens e-postadress",
	emailHint: "$t(notified.newTicket)",
	emailHintForOrganizers: "$t(notified.newAttendee)",
	locale: "Språk i deltagarens mejl",
	submit: "Överlåt biljetten",
	busy: "Överlåter …",
	done: "Klart: biljetten gäller nu för {{name}}. $t(notified.reassigned)",
	keep: "Behåll biljetten",
	back: "Tillbaka",
	link: "Överlåt biljetten …",
	namesOver: "Namn går inte längre att ändra här. Skriv till oss om något är fel.",
	reassigned: "Biljetten är överlåten, och bara den nya deltagaren kan öppna den. Överlåt den igen om ett annat namn ska stå på den.",
	emailFixed: "Biljetten är redan skickad dit. Överlåt den om den ska till en annan adress.",
	errors: {
		title: "Biljetten överläts inte",
		gone: "Den här biljetten går inte längre att överlåta: den är redan överlåten, avbokad eller använd.",
		over: "Tiden för att överlåta biljetter har gått ut. Skriv till oss så hjälper vi dig.",
	},
};
