import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import type { Notices } from "~/ui/banner";

/** What is to be said above every page of the site; nothing where each is empty. */
export function noticesOf(said: readonly (string | undefined)[], locale: Locale): Notices | undefined {
	const words = said.filter((one) => one !== undefined);
	return words.length > 0 ? { label: textsOf("labels", locale, {}).notices, words } : undefined;
}
