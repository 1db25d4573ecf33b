import type { SameShape } from "../../shape";
import type { newsletter as english } from "../en/newsletter";

export const newsletter: SameShape<typeof english> = {
	meta: {
		title: "Nyheter via e-post | {{eventName}}",
		description: "Ett brev då och då om toppmötet i {{city}}: program, talare och nya biljetter. Du kan avsluta när du vill.",
	},
	lead: "Ett brev då och då om toppmötet i {{city}}: program, talare och nya biljetter.",
	promise: "Vi använder din adress till breven och ingenting annat. I varje brev finns en länk där du avslutar; du kan också skriva till {{email}}.",
	news: "Läs nyheterna",
	done: "Tack! Du står på listan.",
	toConfirm: "Nästan klart: öppna mejlet som vi just har skickat och bekräfta.",
	confirm: {
		meta: { title: "Bekräfta din prenumeration | {{eventName}}", description: "Ett klick, så kommer nyheterna om toppmötet i {{city}} till din inkorg." },
		ask: { title: "Vill du ha våra nyheter?", lead: "Ett klick, så kommer nyheterna om toppmötet i {{city}} till din inkorg." },
		submit: "Ja, jag vill prenumerera",
		submitting: "Anmäler …",
		done: { title: "Tack!", lead: "Du står på listan. Nästa brev kommer till dig." },
		unknown: { title: "Länken gäller inte längre", lead: "Den är några dagar gammal, eller så har du avslutat sedan dess. Anmäl dig gärna en gång till." },
		again: "Prenumerera",
	},
	unsubscribe: {
		meta: { title: "Avsluta nyhetsbrevet | {{eventName}}", description: "Ett klick, så får du inga fler brev om toppmötet i {{city}}." },
		ask: { title: "Vill du avsluta nyhetsbrevet?", lead: "Ett klick, så får du inga fler brev om toppmötet i {{city}}." },
		submit: "Ja, ta bort mig från listan",
		submitting: "Tar bort …",
		done: { title: "Du står inte längre på listan", lead: "Vi skickar inga fler nyheter och har glömt din adress. Ha det så bra!" },
	},
};
