import Negotiator from "negotiator";
import { LOCALES, type Locale } from "./config.ts";

export function acceptedLocale(header: string | undefined): Locale | undefined {
	if (!header) return undefined;
	return new Negotiator({ headers: { "accept-language": header } }).language([...LOCALES]) as Locale | undefined;
}
