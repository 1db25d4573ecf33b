import { SESSION_LIMITS } from "~/domain/agenda/limits";
import type { Translated } from "~/i18n/translated";

/** What the agenda says of a workshop where nobody has written it: how its description begins. */
export function agendaText(description: Translated): Translated {
	const { en, es, sv, stale } = description;
	return { en: firstParagraph(en), es: es && firstParagraph(es), sv: sv && firstParagraph(sv), stale };
}

const firstParagraph = (text: string) => (text.split(/\n\s*\n/)[0] ?? "").slice(0, SESSION_LIMITS.description);
