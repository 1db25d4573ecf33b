import type { calendar as english } from "#app/i18n/locales/en/calendar.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const calendar: SameShape<typeof english> = {
	add: "Agregar al calendario",
	whole: "Toda la cumbre",
	one: "La cumbre como un solo evento",
	download: "Descargar (.ics)",
	subscribe: "Suscribirse",
	ticket: "Tu boleto: {{link}}",
	hint: "Con la suscripción, los cambios te llegan solos.",
};
