import type { tooLarge as english } from "#app/i18n/locales/en/tooLarge.ts";
import type { SameShape } from "#app/i18n/shape.ts";

/** The answer to a form that is larger than its page takes. */
export const tooLarge: SameShape<typeof english> = {
	title: "För mycket på en gång",
	words: "Det här är mer än {{most}}, det mesta som formuläret tar emot. Välj en mindre fil eller korta texten och skicka igen.",
};
