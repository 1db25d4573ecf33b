import { type EditablePage, PAGES, type PageSection, type TextKey } from "#app/domain/content/page/editable.ts";
import { marksOf } from "#app/domain/content/page/rules.ts";
import { limitOf, originalOf, type Page } from "#app/domain/content/page/schema.server.ts";
import { changedIn, changedWords } from "#app/domain/operations/registry/page/admin.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

export function pageForm(page: Page, locale: Locale) {
	const { sections: titles, fields: labels, hint, original, putBack, putAllBack } = textsOf("editPage", locale, {});
	const sections = Object.entries(PAGES[page.id].sections as EditablePage["sections"]) as [PageSection, readonly TextKey[]][];
	return {
		text: { hint, original, putBack, putAllBack },
		sections: sections.map(([section, keys]) => ({
			id: `section-${section}`,
			title: titles[section],
			changed: changedWords(changedIn(page, keys), locale),
			fields: keys.map((key) => ({ name: key, label: labelIn(section, key, labels), maxLength: limitOf(key), marks: marksOf(key), original: originalOf(key) })),
		})),
	};
}

function labelIn(section: PageSection, key: TextKey, labels: Record<string, string>): string {
	const steps = key.split("/").slice(1);
	return steps.flatMap((step) => (step === section || step === "home" ? [] : (labels[step] ?? []))).join(": ");
}
