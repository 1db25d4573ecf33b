import { SESSION_LIMITS } from "#app/domain/program/session/limits.ts";
import type { Translated } from "#app/i18n/translated.ts";

export function agendaText(description: Translated): Translated {
	const { en, es, sv, stale } = description;
	return { en: firstParagraph(en), es: es && firstParagraph(es), sv: sv && firstParagraph(sv), stale };
}

/** Skips headings and pictures if there is other text. */
function firstParagraph(text: string): string {
	const parts = text.split(/\n\s*\n/);
	return (parts.find((part) => !/^(#|!\[)/.test(part)) ?? parts[0] ?? "").slice(0, SESSION_LIMITS.description);
}
