import type { matchRoutes } from "@remix-run/react";
import { isLocale } from "#app/i18n/config.ts";

/** Logs name routes instead of addresses, because a misspelled address can contain a secret anywhere. */
export interface LoggedAddress {
	pattern: string;
	/** The pattern with its parameters filled in, unless they are secrets. */
	found: string;
}

export const UNREADABLE: LoggedAddress = { pattern: "*", found: "*" };

const PARAMETER = /:(\w+)\??/g;
export function loggedAddress(matches: NonNullable<ReturnType<typeof matchRoutes>>, ending: string, isOpenedBySecret: boolean): LoggedAddress {
	const { lang = "", ...params } = matches.at(-1)?.params ?? {};
	const segments = matches.flatMap(({ route: { path = "" } }) => path.split("/")).filter((segment) => segment !== "");
	const language = isLocale(lang) ? [lang] : lang === "" ? [] : [":lang"];
	const written = segments.flatMap((segment) => (segment === ":lang?" ? language : [segment]));
	const pattern = `/${written.join("/")}${ending}`;
	const filled = () => pattern.replace(PARAMETER, (whole, name: string) => (params[name] === undefined ? whole : encodeURIComponent(params[name])));
	// Data requests also reach routes that look nothing up.
	return { pattern, found: isOpenedBySecret || ending !== "" ? pattern : filled() };
}

/** Only these statuses show that the address exists; others may contain anything. */
export const isFound = (status: number) => status < 300 || status === 303 || status === 304;

const MIN_SECRET_LENGTH = 16;

export function createRedactor(url: string, { pattern }: LoggedAddress): (text: string) => string {
	const { pathname = url } = URL.parse(`http://site${url}`) ?? {};
	const [path = ""] = url.split("?", 1);
	const spellings = [url, path, pathname].flatMap((spelling) => [spelling, decoded(spelling)]).filter(({ length }) => length >= MIN_SECRET_LENGTH);
	return (text) => spellings.reduce((masked, spelling) => masked.replaceAll(spelling, () => pattern), text);
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

export function redactError(error: unknown, conceal: (text: string) => string): unknown {
	if (!(error instanceof Error)) return typeof error === "string" ? conceal(error) : error;
	const { message, stack = "", cause } = error;
	const hidden = { message: conceal(message), stack: conceal(stack), ...(cause !== undefined && { cause: redactError(cause, conceal) }) };
	return Object.assign(Object.create(Object.getPrototypeOf(error)), error, hidden);
}
