import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";

/** Somebody whom email does not reach: neither the attendee nor the buyer left an address. */
export interface Unreached {
	name: string;
	code: string;
}

const MAX_NAMED = 20;

export function unreachedView(all: readonly Unreached[], locale: Locale) {
	if (all.length === 0) return undefined;
	const { title, words } = textsOf("adminGroupMail", locale, {}).unreached;
	return {
		title,
		words,
		people: all.slice(0, MAX_NAMED).map(({ name, code }) => ({ name, code, path: `/admin/orders/${code}` })),
		more: all.length > MAX_NAMED ? translatorFor(locale)("adminGroupMail.more", { count: all.length - MAX_NAMED }) : undefined,
	};
}
export type UnreachedView = NonNullable<ReturnType<typeof unreachedView>>;
