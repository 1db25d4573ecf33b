import type { Texts } from "~/i18n/texts.server";

/** Which of the failure texts a page shows when a query fails. */
export type Failure = Exclude<keyof Texts["common"]["failure"], "title" | "lead" | "retry">;

/**
 * Names what could not be fetched, so that the error page can say so.
 *
 * @throws a 500 response with the failure's name; the cause is logged, never shown
 */
export async function failAs<Result>(failure: Failure, query: Promise<Result>): Promise<Result> {
	try {
		return await query;
	} catch (cause) {
		console.error(failure, cause);
		throw Response.json({ failure }, { status: 500 });
	}
}
