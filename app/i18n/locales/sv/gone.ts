import type { gone as english } from "#app/i18n/locales/en/gone.ts";
import type { SameShape } from "#app/i18n/shape.ts";

/** Of what has been deleted, by entity type. */
export const gone: SameShape<typeof english> = {
	session: { title: "Den här programpunkten är struken", lead: "Den fanns i programmet tidigare. Se vad som gäller nu.", back: "Se programmet" },
	workshop: {
		title: "Den här workshoppen är struken",
		lead: "Den fanns i programmet tidigare. Kanske finns det en plats till dig i en annan workshop.",
		back: "Se alla workshoppar",
	},
	speaker: {
		title: "Den här talarens sida finns inte längre",
		lead: "Programmet har ändrats sedan dess. Möt alla som talar på toppmötet.",
		back: "Se alla talare",
	},
	article: { title: "Den här nyheten finns inte längre", lead: "Vi har tagit bort den. Läs det senaste i stället.", back: "Se alla nyheter" },
};
