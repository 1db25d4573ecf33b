import type { practical as english } from "#app/i18n/locales/en/practical.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const practical: SameShape<typeof english> = {
	meta: {
		title: "Información práctica | {{eventName}}",
		description: "Planea tu viaje a {{city}}: hoteles, traslados, entrada al país, dinero, electricidad, clima, seguridad, salud, accesibilidad y comida.",
	},
	title: "Información práctica",
	lead: "Lo que necesitas para planear tu viaje a {{city}} y sentirte como en casa.",
	mapAlt:
		"Mapa ilustrado de Querétaro de poniente a oriente: 3 el Cerro de las Campanas, 4 el centro histórico, 2 el acueducto, 1 la sede, apenas pasando su extremo oriente, y al sur, junto a la carretera a la Ciudad de México, 5 la central de autobuses. Una flecha hacia el oriente lleva a 6, el aeropuerto.",
	mapCaption: "{{city}}, sin escala. El norte está arriba.",
	callTitle: "¿Te falta algún dato?",
	callLead: "Pregúntanos lo que sea. Conocemos la ciudad y con gusto te ayudamos.",
	toContact: "Hacer una pregunta",
	toVenue: "Conocer la sede",
};
