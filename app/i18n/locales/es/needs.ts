import type { needs as english } from "#app/i18n/locales/en/needs.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const needs: SameShape<typeof english> = {
	summary: "Comida y accesibilidad",
	words:
		"Solo si quieres que nos preparemos. Lo ve únicamente el equipo organizador, para que la cocina y las salas estén listas, y lo que guardes no se vuelve a mostrar aquí.",
	kept: "Hay algo guardado para este boleto. Lo que escribas lo sustituye.",
	forget: "Olvidar lo que se guardó",
	diet: "Comida",
	dietHint: "Por ejemplo, vegetariana o una alergia.",
	access: "Accesibilidad",
	accessHint: "Por ejemplo, una silla de ruedas o un lugar al frente.",
	save: "Guardar",
	done: "Guardado.",
	busy: "Un momento…",
};
