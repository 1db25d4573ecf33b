import type { invitation as english } from "#app/i18n/locales/en/invitation.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const invitation: SameShape<typeof english> = {
	meta: { title: "Välj ditt lösenord | {{eventName}}" },
	title: "Välj ditt lösenord",
	lead: "Du är inbjuden till administrationen för {{eventName}}.",
	username: "Ditt användarnamn",
	password: "Lösenord",
	again: "Lösenordet igen",
	submit: "Spara och logga in",
	busy: "Ett ögonblick …",
	different: "De två lösenorden stämmer inte överens.",
	gone: {
		title: "Länken fungerar inte",
		lead: "Den är redan använd, återkallad eller äldre än {{days}} dagar. Be en administratör om en ny.",
		toLogin: "Till inloggningen",
	},
	throttled: "För många försök",
};
