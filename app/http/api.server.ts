import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/config.ts";
import { isJson } from "./media-type.ts";

export const wallTime = z.string().regex(/^\d\d:\d\d$/);

const plainText = { "Content-Type": "text/plain; charset=utf-8" };

export function plainAnswer(words: string, status: number, headers?: Record<string, string>): Response {
	return new Response(words, { status, headers: { ...plainText, "Cache-Control": "no-store", ...headers } });
}

const onlyPost = () => plainAnswer("Use POST.", 405, { Allow: "POST" });

/** @throws 405 for methods other than POST, 415 for other content types, 400 for invalid JSON */
export async function readJson(request: Request): Promise<unknown> {
	if (request.method !== "POST") throw onlyPost();
	if (!isJson(request.headers.get("Content-Type"))) throw plainAnswer("Send application/json.", 415);
	return request.json().catch(() => {
		throw plainAnswer("The body is no JSON.", 400);
	});
}

export function allowedOf<Value extends string>(url: URL, name: string, values: readonly Value[]): Value | undefined {
	const value = url.searchParams.get(name);
	if (value === null) return undefined;
	const allowed = values.find((candidate) => candidate === value);
	if (allowed === undefined) throw new Response(`Unknown ${name}: use one of ${values.join(", ")}.`, { status: 400, headers: plainText });
	return allowed;
}

/** Reads only `?lng=`, so that each URL has one response. @throws a 400 response for an unknown language */
export function apiLocale(url: URL): Locale {
	return allowedOf(url, "lng", LOCALES) ?? DEFAULT_LOCALE;
}
