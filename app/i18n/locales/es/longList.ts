import type { longList as english } from "#app/i18n/locales/en/longList.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const longList: SameShape<typeof english> = {
	search: "Buscar",
	find: "Buscar",
	clear: "Mostrar todo",
	noneFound: "Nada coincide con la búsqueda.",
	states: "Filtro",
	more: "Más filtros",
	position: "Página {{current}} de {{count}}",
	previous: "Más recientes",
	next: "Más antiguos",
	back: "Volver a la lista",
	working: "Un momento…",
};
