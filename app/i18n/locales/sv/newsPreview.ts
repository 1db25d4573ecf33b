import type { SameShape } from "../../shape";
import type { newsPreview as english } from "../en/newsPreview";

/** For readers of an article that is not out yet. */
export const newsPreview: SameShape<typeof english> = {
	title: "Förhandsvisning",
	draft: "Utkast: inte publicerat. Så här kommer nyheten att se ut.",
	scheduled: "Inte publicerad än: nyheten publiceras den {{date}}.",
};
