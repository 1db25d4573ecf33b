import type { needs as english } from "#app/i18n/locales/en/needs.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const needs: SameShape<typeof english> = {
	summary: "Alimentación y accesibilidad",
	words: "Cuéntanos si debemos preparar algo. Solo lo ve el equipo organizador. Una vez guardado, no se vuelve a mostrar aquí.",
	kept: "Ya hay datos guardados para este boleto. Lo que escribas los sustituye.",
	forget: "Borrar los datos guardados",
	diet: "Alimentación",
	dietHint: "Por ejemplo, vegetariana o una alergia.",
	access: "Accesibilidad",
	accessHint: "Por ejemplo, si usas silla de ruedas o necesitas un lugar al frente.",
	save: "Guardar",
	done: "Guardado.",
	busy: "Un momento…",
};
