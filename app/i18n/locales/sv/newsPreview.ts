import type { newsPreview as english } from "#app/i18n/locales/en/newsPreview.ts";
import type { SameShape } from "#app/i18n/shape.ts";

/** For readers of an article that is not out yet. */
export const newsPreview: SameShape<typeof english> = {
	title: "Förhandsvisning",
	draft: "Utkast: inte publicerat. Så här kommer nyheten att se ut.",
	scheduled: "Inte publicerad än: nyheten publiceras den {{date}}.",
};
