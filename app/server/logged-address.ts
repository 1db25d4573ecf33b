import type { matchRoutes } from "@remix-run/react";
import { isLocale } from "#app/i18n/config.ts";

/** How the log names an address: by its route, never as it was spelt, since a misspelt one can hold a secret anywhere, and without its query. */
export interface LoggedAddress {
	pattern: string;
	/** The same with the values of its parameters, for answers that were found by them, where they open nothing. */
	found: string;
}

/** Of what no route could be looked up for. */
export const UNREADABLE: LoggedAddress = { pattern: "*", found: "*" };

const PARAMETER = /:(\w+)\??/g;
export function loggedAddress(matches: NonNullable<ReturnType<typeof matchRoutes>>, ending: string, isOpenedBySecret: boolean): LoggedAddress {
	const { lang = "", ...params } = matches.at(-1)?.params ?? {};
	const segments = matches.flatMap(({ route: { path = "" } }) => path.split("/")).filter((segment) => segment !== "");
	const language = isLocale(lang) ? [lang] : lang === "" ? [] : [":lang"];
	const written = segments.flatMap((segment) => (segment === ":lang?" ? language : [segment]));
	const pattern = `/${written.join("/")}${ending}`;
	const filled = () => pattern.replace(PARAMETER, (whole, name: string) => (params[name] === undefined ? whole : encodeURIComponent(params[name])));
	// Values alone are also asked for of routes that look nothing up.
	return { pattern, found: isOpenedBySecret || ending !== "" ? pattern : filled() };
}

/** Whether an answer shows that its address leads to something: others may have been spelt in any way. */
export const isFound = (status: number) => status < 300 || status === 303 || status === 304;

/** Shorter than any secret; a shorter address could be part of a file's path in a stack. */
const SHORTEST = 16;

/** Makes a function that names a request's address in a text as the log does, however the text spells it. */
export function concealer(url: string, { pattern }: LoggedAddress): (text: string) => string {
	const { pathname = url } = URL.parse(`http://site${url}`) ?? {};
	const [path = ""] = url.split("?", 1);
	const spellings = [url, path, pathname].flatMap((spelling) => [spelling, decoded(spelling)]).filter(({ length }) => length >= SHORTEST);
	return (text) => spellings.reduce((masked, spelling) => masked.replaceAll(spelling, () => pattern), text);
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Returns a copy of an error, and of its causes, for the log. */
export function concealError(error: unknown, conceal: (text: string) => string): unknown {
	if (!(error instanceof Error)) return typeof error === "string" ? conceal(error) : error;
	const { message, stack = "", cause } = error;
	const hidden = { message: conceal(message), stack: conceal(stack), ...(cause !== undefined && { cause: concealError(cause, conceal) }) };
	return Object.assign(Object.create(Object.getPrototypeOf(error)), error, hidden);
}
