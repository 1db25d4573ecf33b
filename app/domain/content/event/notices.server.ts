import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { Notices } from "#app/ui/banner.tsx";

export function noticesOf(said: readonly (string | undefined)[], locale: Locale): Notices | undefined {
	const words = said.filter((one) => one !== undefined);
	return words.length > 0 ? { label: textsOf("labels", locale, {}).notices, words } : undefined;
}
