import type { SameShape } from "../../shape";
import type { share as english } from "../en/share";

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
	copyFailed: "Kopiera adressen:",
};
