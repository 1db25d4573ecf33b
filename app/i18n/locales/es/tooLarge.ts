import type { tooLarge as english } from "#app/i18n/locales/en/tooLarge.ts";
import type { SameShape } from "#app/i18n/shape.ts";

/** The answer to a form that is larger than its page takes. */
export const tooLarge: SameShape<typeof english> = {
	title: "Lo que enviaste es demasiado grande",
	words: "Esto pasa de {{most}}, lo máximo que admite este formulario. Elige un archivo más pequeño o acorta el texto y vuelve a enviarlo.",
};
