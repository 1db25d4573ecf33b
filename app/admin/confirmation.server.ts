import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { ConfirmationAnswer } from "./confirmation-page.tsx";
import type { Entity, Question, Resource } from "./resource.ts";
import { versionOf } from "./writing.server.ts";

export interface PlannedChange {
	resource: Pick<Resource, "attendeesQuestion">;
	name: string;
	before: Entity;
	after: Entity;
}

export async function confirmationFor(planned: readonly PlannedChange[], locale: Locale): Promise<ConfirmationAnswer | undefined> {
	const questions: (Question & { name: string })[] = [];
	for (const { resource, name, before, after } of planned) {
		const question = await resource.attendeesQuestion?.(after, before, locale);
		if (question) questions.push({ ...question, name });
	}
	const [first] = questions;
	if (!first) return undefined;
	const { several, cancel } = textsOf("editor", locale, {}).asked;
	return {
		key: versionOf(questions.map(({ name, key }) => ({ name, key }))),
		text: {
			title: questions.length === 1 ? first.title : translatorFor(locale)("editor.asked.title", { count: questions.length }),
			submit: questions.length === 1 ? first.submit : several,
			cancel,
		},
		points: questions.map(({ name, words }) => ({ name, words })),
	};
}
