import type { agenda as english } from "#app/i18n/locales/en/agenda.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const agenda: SameShape<typeof english> = {
	meta: {
		title: "Agenda | {{eventName}}",
		description: "La agenda completa: conferencias magistrales, paneles, talleres y recesos, con horarios, salas y ponentes. {{datesAndCity}}.",
	},
	title: "Agenda",
	lead: "Conferencias magistrales y paneles en la sala principal, talleres a unos pasos y recesos que alcanzan para platicar de verdad.",
	days: "Día",
	day: "Día {{day}}",
	type: "Tipo de sesión",
	allTypes: "Todos los tipos",
	track: "Eje temático",
	allTracks: "Todos los ejes",
	parts: { morning: "Mañana", afternoon: "Tarde", evening: "Noche" },
	print: "Imprimir",
	wholeProgram: "Toda la agenda en una sola página",
	printHint: "Imprime esta página desde el menú de tu navegador.",
	empty: {
		filters: "No encontramos nada con los filtros elegidos",
		type: "No hay sesiones del tipo {{type}}",
		day: "No hay sesiones el día {{day}}",
		none: "La agenda viene en camino",
		hint: "Prueba con otro día o quita los filtros.",
		soon: "La publicaremos aquí en cuanto estén definidas las sesiones.",
	},
	clear: "Quitar filtros",
	home: {
		eyebrow: "Agenda",
		title: "Cada día, de un vistazo",
		allDays: "Todos",
		highlights: "Lo esencial",
		all: "Ver la agenda completa",
	},
};
