import { SESSION_LIMITS } from "#app/domain/program/session/limits.ts";
import type { Translated } from "#app/i18n/translated.ts";

/** What the agenda says of a workshop where nobody has written it: how its description begins. */
export function agendaText(description: Translated): Translated {
	const { en, es, sv, stale } = description;
	return { en: firstParagraph(en), es: es && firstParagraph(es), sv: sv && firstParagraph(sv), stale };
}

/** No heading or picture of Markdown, where there is anything else. */
function firstParagraph(text: string): string {
	const parts = text.split(/\n\s*\n/);
	return (parts.find((part) => !/^(#|!\[)/.test(part)) ?? parts[0] ?? "").slice(0, SESSION_LIMITS.description);
}
