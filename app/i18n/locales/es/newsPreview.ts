import type { newsPreview as english } from "#app/i18n/locales/en/newsPreview.ts";
import type { SameShape } from "#app/i18n/shape.ts";

/** For readers of an article that is not out yet. */
export const newsPreview: SameShape<typeof english> = {
	title: "Vista previa",
	draft: "Borrador: no está publicado. Así se verá la noticia.",
	scheduled: "Todavía no está publicada: la noticia aparecerá el {{date}}.",
};
