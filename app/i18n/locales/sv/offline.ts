import type { offline as english } from "#app/i18n/locales/en/offline.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const offline: SameShape<typeof english> = {
	language: "sv-SE",
	title: "Ingen anslutning",
	copyFrom: "Ingen anslutning. Den här kopian av sidan är från {{time}}.",
	without: {
		grid: "Schemat behöver anslutning: det här är listan.",
		filters: "Filter, sökningar och andra tidszoner behöver anslutning: det här är hela sidan.",
	},
	again: "Försök igen",
	home: "Startsida",
	lead: "Det gick inte att nå webbplatsen, och den här sidan finns inte sparad på din enhet.",
	readable: "Det här kan du läsa utan anslutning",
	nothing: "När du har öppnat programmet med anslutning kan du läsa det utan också, liksom sidorna om talarna, workshopparna och lokalen.",
};
