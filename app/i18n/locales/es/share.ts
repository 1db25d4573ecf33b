import type { SameShape } from "../../shape";
import type { share as english } from "../en/share";

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
	copyFailed: "Copia esta dirección:",
};
