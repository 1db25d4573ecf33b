import type { FaqView } from "#app/domain/content/faq/view.server.ts";

/** Questions whose answers the page shows, as search engines read them (schema.org/FAQPage); nothing where there is none. */
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
