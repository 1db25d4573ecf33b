import { type Locale, localePath } from "#app/i18n/config.ts";
import type { NewMail } from "./schema.ts";

/** Stands for the site's origin, since a request's host can be made up. A slash must follow: nothing typed becomes part of a host. */
const ORIGIN = "{origin}";

/** Returns the link to a page of the site, given without its language, as the outbox stores it. */
export const mailLink = (locale: Locale, path: string) => ORIGIN + localePath(locale, path);

/** Returns the body and headers of a mail with absolute links. @param origin such as `https://summit.example` */
export function withOrigin({ body, headers = {} }: Pick<NewMail, "body" | "headers">, origin: string) {
	const resolve = (text: string) => text.replaceAll(`${ORIGIN}/`, `${origin}/`);
	return { body: resolve(body), headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, resolve(value)])) };
}
