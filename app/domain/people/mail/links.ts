import { type Locale, localePath } from "#app/i18n/config.ts";
import type { NewMail } from "./schema.ts";

/** Placeholder for the site's origin, since a Host header can be forged. A slash must follow, so that typed text cannot extend the host. */
const ORIGIN = "{origin}";

export const mailLink = (locale: Locale, path: string) => ORIGIN + localePath(locale, path);

/** @param origin such as `https://summit.example` */
export function withOrigin({ body, headers = {} }: Pick<NewMail, "body" | "headers">, origin: string) {
	const resolve = (text: string) => text.replaceAll(`${ORIGIN}/`, `${origin}/`);
	return { body: resolve(body), headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, resolve(value)])) };
}
