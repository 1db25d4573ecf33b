import type { needs as english } from "#app/i18n/locales/en/needs.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const needs: SameShape<typeof english> = {
	summary: "Mat och tillgänglighet",
	words: "Bara om du vill att vi förbereder oss. Endast arrangörerna ser det, så att köket och salarna är redo, och det du sparar visas inte här igen.",
	kept: "Något är sparat för biljetten. Det du skriver ersätter det.",
	forget: "Glöm det som sparats",
	diet: "Mat",
	dietHint: "Till exempel vegetarisk, eller en allergi.",
	access: "Tillgänglighet",
	accessHint: "Till exempel rullstol, eller en plats längst fram.",
	save: "Spara",
	done: "Sparat.",
	busy: "Ett ögonblick …",
};
