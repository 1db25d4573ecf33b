import type { Locale } from "#app/i18n/config.ts";
import { SITE_ROUTE } from "#app/ui/site.ts";
import type { HydrationData } from "./hydration-data.ts";

/** Set by the build (`frame-texts-plugin.ts`). */
declare const __FRAME_TEXTS__: Record<Locale, string> | undefined;

const files = typeof __FRAME_TEXTS__ === "undefined" ? undefined : __FRAME_TEXTS__;

/** Replaces the texts in the frame's data by the address of their file. */
export function withTextFile(loaderData: HydrationData["state"]["loaderData"]): { textFile?: string; loaderData: typeof loaderData } {
	const frame = loaderData?.[SITE_ROUTE] as { locale: Locale } | undefined;
	if (!files || !frame) return { loaderData };
	return { textFile: files[frame.locale], loaderData: { ...loaderData, [SITE_ROUTE]: { ...frame, text: undefined, failures: undefined } } };
}
