import type { speaker as english } from "#app/i18n/locales/en/speaker.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const speaker: SameShape<typeof english> = {
	meta: "{{name}} talar på {{eventName}}. {{title}}, {{company}}.",
	shared: "Talare",
	about: "Om {{name}}",
	sessions: "I programmet",
	noSessions: "{{name}} finns snart med i programmet.",
	links: "På webben",
	website: "Webbplats",
	all: "Alla talare",
};
