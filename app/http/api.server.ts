import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/config.ts";
import { isJson } from "./media-type.ts";

/** A time of a day, as the API gives it. */
export const wallTime = z.string().regex(/^\d\d:\d\d$/);

const plainText = { "Content-Type": "text/plain; charset=utf-8" };

/** An answer in words, as every refusal of the API is. */
export function plainAnswer(words: string, status: number, headers?: Record<string, string>): Response {
	return new Response(words, { status, headers: { ...plainText, "Cache-Control": "no-store", ...headers } });
}

const onlyPost = () => plainAnswer("Use POST.", 405, { Allow: "POST" });

/**
 * The JSON that was posted, whatever it is.
 *
 * @throws 405 for another method than POST, 415 for another content type, 400 where it is no JSON
 */
export async function readJson(request: Request): Promise<unknown> {
	if (request.method !== "POST") throw onlyPost();
	if (!isJson(request.headers.get("Content-Type"))) throw plainAnswer("Send application/json.", 415);
	return request.json().catch(() => {
		throw plainAnswer("The body is no JSON.", 400);
	});
}

/**
 * Reads a query parameter of the API that must be one of a few.
 *
 * @throws a 400 response with a plain sentence where it is another
 */
export function allowedOf<Value extends string>(url: URL, name: string, values: readonly Value[]): Value | undefined {
	const value = url.searchParams.get(name);
	if (value === null) return undefined;
	const allowed = values.find((candidate) => candidate === value);
	if (allowed === undefined) throw new Response(`Unknown ${name}: use one of ${values.join(", ")}.`, { status: 400, headers: plainText });
	return allowed;
}

/**
 * The language of the API's texts: `?lng=`, else English. Nothing else decides, so that an address has one answer.
 *
 * @throws a 400 response where the language is unknown
 */
export function apiLocale(url: URL): Locale {
	return allowedOf(url, "lng", LOCALES) ?? DEFAULT_LOCALE;
}
