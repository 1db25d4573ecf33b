import type { speaker as english } from "#app/i18n/locales/en/speaker.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const speaker: SameShape<typeof english> = {
	meta: "{{name}}, {{title}} en {{company}}, participa en {{eventName}}.",
	shared: "Ponente",
	about: "Sobre {{name}}",
	sessions: "En la agenda",
	noSessions: "Pronto publicaremos las sesiones de {{name}}.",
	links: "En la web",
	website: "Sitio web",
	all: "Todos los ponentes",
};
