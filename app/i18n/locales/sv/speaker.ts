import type { speaker as english } from "#app/i18n/locales/en/speaker.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const speaker: SameShape<typeof english> = {
	meta: "{{name}}, {{title}} på {{company}}, talar på {{eventName}}.",
	shared: "Talare",
	about: "Om {{name}}",
	sessions: "I programmet",
	noSessions: "Programpunkterna med {{name}} kommer.",
	links: "På webben",
	website: "Webbplats",
	all: "Alla talare",
};
