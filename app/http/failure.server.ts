import type { Locale } from "#app/i18n/config.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";

/** Which of the failure texts a page shows when a query fails. */
export type Failure = keyof Texts["failures"];

/**
 * Names what could not be fetched, so that the error page can say so in the reader's language.
 *
 * @param values what its words name
 * @throws a 500 response with that title; the cause is logged, never shown
 */
export async function failAs<Result>(failure: Failure, locale: Locale, query: Promise<Result>, values: Record<string, number> = {}): Promise<Result> {
	try {
		return await query;
	} catch (cause) {
		console.error(failure, cause);
		throw Response.json({ title: textsOf("failures", locale, values)[failure] }, { status: 500 });
	}
}
