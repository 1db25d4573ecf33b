import type { Locale } from "#app/i18n/config.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";

export type Failure = keyof Texts["failures"];

/** Logs the cause. @throws a 500 response whose title names the failure in the reader's language */
export async function failAs<Result>(failure: Failure, locale: Locale, query: Promise<Result>, values: Record<string, number> = {}): Promise<Result> {
	try {
		return await query;
	} catch (cause) {
		console.error(failure, cause);
		throw Response.json({ title: textsOf("failures", locale, values)[failure] }, { status: 500 });
	}
}
