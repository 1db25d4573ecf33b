import Negotiator from "negotiator";
import { LOCALES, type Locale } from "./config.ts";

/** The language of the site that an `Accept-Language` header likes best, or nothing where it likes none. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
	if (!header) return undefined;
	return new Negotiator({ headers: { "accept-language": header } }).language([...LOCALES]) as Locale | undefined;
}
