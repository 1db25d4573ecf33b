import type { FaqView } from "#app/domain/content/faq/view.server.ts";

/** FAQPage of schema.org; undefined without questions. */
export function faqJsonLd(entries: FaqView[]) {
	if (entries.length === 0) return undefined;
	return {
		"@context": "https://schema.org",
		"@type": "FAQPage",
		mainEntity: entries.map(({ question, answer }) => ({
			"@type": "Question",
			name: question.text,
			acceptedAnswer: { "@type": "Answer", text: answer.text },
		})),
	};
}
