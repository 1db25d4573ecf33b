import type { SameShape } from "../../shape";
import type { longList as english } from "../en/longList";

export const longList: SameShape<typeof english> = {
	search: "Buscar",
	find: "Buscar",
	clear: "Mostrar todo",
	noneFound: "Nada coincide con la búsqueda.",
	states: "Filtro",
	position: "Página {{current}} de {{count}}",
	previous: "Más recientes",
	next: "Más antiguos",
	back: "Volver a la lista",
	working: "Un momento…",
};
