import type { share as english } from "#app/i18n/locales/en/share.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const share: SameShape<typeof english> = {
	titles: {
		article: "Comparte esta noticia",
		session: "Comparte esta sesión",
		workshop: "Comparte este taller",
		speaker: "Comparte esta página",
		myAgenda: "Comparte esta agenda",
	},
	button: "Compartir",
	mail: "Correo electrónico",
	copied: "Enlace copiado.",
	copyFailed: "Copia este enlace:",
};
