import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { type Locale, localePath } from "~/i18n/config";
import type { Texts } from "~/i18n/texts.server";

/** What every public page knows: loaded once by the public layout. */
export interface Site {
	locale: Locale;
	text: Texts["common"];
	event: {
		name: string;
		dates: string;
		place: string;
		address: string;
		email: string;
		phone: string;
		socialLinks: { network: string; url: string }[];
		copyright: string;
	};
}

export const SITE_ROUTE = "routes/site/layout";

/** The site's texts and facts, with `path` making addresses in the page's language. */
export function useSite() {
	const site = useRouteLoaderData(SITE_ROUTE) as Site;
	const { pathname, search } = useLocation();
	return { ...site, pathname, search, path: (path: string) => localePath(site.locale, path) };
}
