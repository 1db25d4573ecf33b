import type { SameShape } from "../../shape";
import type { activity as english } from "../en/activity";

export const activity: SameShape<typeof english> = {
	title: "Aktivitet",
	lead: "Alla ändringar: vem som gjorde dem och när. Det som har ändrats eller tagits bort kan återställas, utom meddelanden och prenumeranter: av dem sparas ingenting.",
	filtered: "Ändringar i ”{{name}}”",
	all: "Visa all aktivitet",
	none: "Ingenting har ändrats ännu.",
	count_one: "{{count}} ändring",
	count_other: "{{count}} ändringar",
	/** Of what is not edited like content. */
	nouns: {
		message: "Meddelande",
		subscriber: "Prenumerant",
		retention: "Lagringstider",
		user: "Användare",
		setting: "Inställning",
	},
	kinds: { created: "skapad", changed: "ändrad", deleted: "borttagen" },
	/** Of users, who are not edited in a form of this kind. */
	userFields: {
		username: "Användarnamn",
		role: "Roll",
		roles: "Roller",
		disabled: "Avstängd",
		secondFactor: "Tvåstegsverifiering",
		secondFactorRequired: "Tvåstegsverifiering krävs",
		mayReadMessages: "Får läsa meddelanden",
		invited: "Inbjuden",
		invitationWithdrawn: "Inbjudan återkallad",
		invitationAccepted: "Inbjudan antagen",
		newRecoveryCodes: "Nya återställningskoder",
		newPassword: "Nytt lösenord",
		sessionsEnded: "Sessioner avslutade",
	},
	undid: "ångrade en tidigare ändring",
	before: "Före",
	after: "Efter",
	empty: "(tomt)",
	flags: { yes: "Ja", no: "Nej" },
	fields: "Vad som ändrades",
	undo: "Ångra",
	undoing: "Ångrar …",
	undone: "Ångrad",
	unfit: "Går inte längre att ångra",
	everything: "Allt",
	recent: { title: "Senaste aktivitet", all: "All aktivitet" },
};
