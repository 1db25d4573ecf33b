import type { SameShape } from "../../shape";
import type { agenda as english } from "../en/agenda";

export const agenda: SameShape<typeof english> = {
	meta: {
		title: "Agenda | {{eventName}}",
		description: "El programa completo del {{dates}} en {{city}}: conferencias, paneles, talleres y recesos, con horarios, salas y ponentes.",
	},
	title: "Agenda",
	lead: "Conferencias y paneles en la sala principal, talleres a unos pasos y recesos que alcanzan para platicar de verdad. Todos los horarios son hora local de {{city}}.",
	days: "Día",
	day: "Día {{day}}",
	type: "Tipo de sesión",
	allTypes: "Todos los tipos",
	track: "Eje temático",
	allTracks: "Todos los ejes",
	parts: { morning: "Mañana", afternoon: "Tarde", evening: "Noche" },
	print: "Imprimir",
	wholeProgramme: "Los dos días en una página",
	printHint: "Imprime esta página desde el menú de tu navegador.",
	calendar: "Agregar al calendario",
	empty: {
		filters: "No encontramos nada con los filtros elegidos",
		type: "No hay sesiones del tipo {{type}}",
		day: "No hay sesiones el día {{day}}",
		none: "El programa viene en camino",
		hint: "Mira el otro día o quita los filtros.",
		soon: "Lo publicaremos aquí en cuanto estén definidas las sesiones.",
	},
	clear: "Quitar filtros",
	home: {
		eyebrow: "Agenda",
		title: "Qué pasa y cuándo",
		lead: "Empieza por las horas que nadie debería perderse, o revisa un día completo.",
		bothDays: "Los dos días",
		highlights: "Lo esencial",
		all: "Ver la agenda completa",
	},
};
