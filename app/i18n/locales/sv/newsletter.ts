import type { newsletter as english } from "#app/i18n/locales/en/newsletter.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const newsletter: SameShape<typeof english> = {
	meta: {
		title: "Nyhetsbrev | {{eventName}}",
		description: "Ett mejl då och då om toppmötet i {{city}}: program, talare och biljettsläpp. Du avslutar prenumerationen när du vill.",
	},
	lead: "Ett mejl då och då om toppmötet i {{city}}: program, talare och biljettsläpp.",
	promise:
		"Vi använder din adress till nyhetsbrevet och ingenting annat. I varje mejl finns en länk för att avsluta prenumerationen; du kan också skriva till {{email}}.",
	toNews: "Läs nyheterna",
	done: "Tack! Nu prenumererar du.",
	toConfirm: "Nästan klart: öppna mejlet som vi just har skickat till dig och bekräfta.",
	confirm: {
		meta: { title: "Bekräfta din prenumeration | {{eventName}}", description: "Ett klick, så kommer nyheterna om toppmötet i {{city}} till din inkorg." },
		ask: { title: "Vill du ha vårt nyhetsbrev?", lead: "Ett klick, så kommer nyheterna om toppmötet i {{city}} till din inkorg." },
		submit: "Ja, jag vill prenumerera",
		submitting: "Anmäler …",
		done: { title: "Tack!", lead: "Nu prenumererar du. Arrangörerna skriver till dig när det finns något att berätta." },
		unknown: {
			title: "Länken gäller inte längre",
			lead: "Den är några dagar gammal, eller så har du avslutat prenumerationen sedan dess. Anmäl dig gärna en gång till.",
		},
		again: "Prenumerera",
	},
	unsubscribe: {
		meta: { title: "Avsluta prenumerationen | {{eventName}}", description: "Ett klick, så får du inga fler mejl om toppmötet i {{city}}." },
		ask: { title: "Vill du avsluta prenumerationen?", lead: "Ett klick, så får du inga fler mejl om toppmötet i {{city}}." },
		submit: "Ja, avsluta prenumerationen",
		submitting: "Avslutar …",
		done: { title: "Prenumerationen är avslutad", lead: "Vi skickar inga fler mejl och har raderat din adress. Ha det så bra!" },
	},
};
