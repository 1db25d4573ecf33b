import type { share as english } from "#app/i18n/locales/en/share.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const share: SameShape<typeof english> = {
	titles: {
		article: "Dela nyheten",
		session: "Dela programpunkten",
		workshop: "Dela workshoppen",
		speaker: "Dela sidan",
		myAgenda: "Dela programmet",
	},
	button: "Dela",
	mail: "E-post",
	copied: "Länken är kopierad.",
	copyFailed: "Kopiera länken:",
};
