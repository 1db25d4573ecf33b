import type { SameShape } from "../../shape";
import type { calendar as english } from "../en/calendar";

export const calendar: SameShape<typeof english> = {
	add: "Agregar al calendario",
	whole: "Toda la cumbre",
	one: "La cumbre como un solo evento",
	download: "Descargar (.ics)",
	subscribe: "Suscribirse",
	hint: "Con la suscripción, los cambios te llegan solos.",
};
