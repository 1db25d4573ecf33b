import type { SameShape } from "../../shape";
import type { admin as english } from "../en/admin";

/** What stands around every page of the admin area, and signing in (specification, sections 2, 5 and 8). */
export const admin: SameShape<typeof english> = {
	meta: { title: "Administration | {{eventName}}" },
	label: "Administration",
	viewWebsite: "Visa webbplatsen",
	loggedInAs: "Inloggad som {{role}}",
	role: { admin: "administratör", editor: "redaktör" },
	logout: "Logga ut",
	loggingOut: "Loggar ut …",
	sections: { label: "Administrationens delar", dashboard: "Översikt" },
	notFound: {
		lead: "Den sidan finns inte i administrationen. Den kan ha flyttat, eller så är länken felskriven.",
		back: "Till översikten",
	},
	forbidden: {
		title: "Det här är inte tillåtet",
		lead: "Det ingår inte i din roll, eller så kom begäran inte från den här webbplatsen.",
	},
	login: {
		meta: { title: "Logga in | {{eventName}}" },
		title: "Logga in till administrationen",
		lead: "För toppmötets arrangörer.",
		username: "Användarnamn",
		usernameRequired: "Ange ditt användarnamn",
		password: "Lösenord",
		passwordRequired: "Ange ditt lösenord",
		submit: "Logga in",
		submitting: "Loggar in …",
		back: "Till webbplatsen",
		failed: "Inloggningen misslyckades",
		wrong: "Fel användarnamn eller lösenord",
		throttled_one: "För många misslyckade försök. Försök igen om {{count}} minut.",
		throttled_other: "För många misslyckade försök. Försök igen om {{count}} minuter.",
	},
	toast: {
		signedIn: { title: "Du är inloggad", words: "Välkommen till administrationen." },
		signedOut: { title: "Du är utloggad", words: "Välkommen åter." },
		signOutFailed: { title: "Utloggningen misslyckades", words: "Det gick inte att logga ut. Försök igen." },
	},
};
