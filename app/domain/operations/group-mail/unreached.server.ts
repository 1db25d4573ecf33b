import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";

/** Somebody who has to be told in another way: neither they nor who bought left an address. */
export interface Unreached {
	name: string;
	/** Of the order. */
	code: string;
}

const MAX_NAMED = 20;

/** Whom no email reaches, each with the way to the order, as far as there is room for; nothing where it reaches everybody. */
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
