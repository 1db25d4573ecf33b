import type { needs as english } from "#app/i18n/locales/en/needs.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const needs: SameShape<typeof english> = {
	summary: "Mat och tillgänglighet",
	words: "Berätta om vi behöver förbereda något. Bara arrangörerna ser det. När du har sparat visas uppgifterna inte här igen.",
	kept: "Det finns redan sparade uppgifter för biljetten. Det du skriver ersätter dem.",
	forget: "Radera uppgifterna",
	diet: "Mat",
	dietHint: "Till exempel vegetarisk kost eller en allergi.",
	access: "Tillgänglighet",
	accessHint: "Till exempel om du använder rullstol eller behöver en plats längst fram.",
	save: "Spara",
	done: "Sparat.",
	busy: "Ett ögonblick …",
};
