import type { SameShape } from "../../shape";
import type { speaker as english } from "../en/speaker";

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
