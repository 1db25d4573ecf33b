import type { zones as english } from "#app/i18n/locales/en/zones.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const zones: SameShape<typeof english> = {
	label: "Hora de",
	venue: "{{city}} (sede)",
	apply: "Mostrar",
	device: "Ver en hora de {{zone}}",
	nextDay: "Día siguiente",
	previousDay: "Día anterior",
	atVenue: "{{times}} en {{city}}",
	dayAtVenue: "{{day}}, {{times}} en {{city}}",
	venueTerm: "En la sede",
	partAtVenue: "{{part}} en {{city}}",
	cities: {
		stockholm: "Estocolmo",
		helsinki: "Helsinki",
		copenhagen: "Copenhague",
		oslo: "Oslo",
		reykjavik: "Reikiavik",
		saoPaulo: "São Paulo",
		buenosAires: "Buenos Aires",
		santiago: "Santiago",
		bogota: "Bogotá",
		lima: "Lima",
		mexicoCity: "Ciudad de México",
	},
};
