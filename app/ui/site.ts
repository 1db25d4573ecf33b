import { useLocation, useMatches, useParams, useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { DEFAULT_LOCALE, isLocale, type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { Notices } from "./banner.tsx";

export interface Frame {
	locale: Locale;
	text: Texts["common"];
	failures?: Texts["failures"];
}

export interface Site extends Frame {
	failures: Texts["failures"];
	notices?: Notices;
	/** False without tickets and after the summit. */
	isSelling: boolean;
	/** True if tickets are ordered on the site, or were until the summit. */
	hasOrders: boolean;
	/** Milliseconds since 1970. */
	sellsUntil?: number;
	event: {
		name: string;
		dates: string;
		place: string;
		address?: string;
		email?: string;
		phone?: string;
		socialLinks: { network: string; url: string }[];
		copyright: string;
		shareImage: { address: string; alt: string };
	};
}

export const SITE_ROUTE = "routes/site/layout";
const FRAME_ROUTES = [SITE_ROUTE, "routes/admin/layout", "routes/admin/login", "routes/admin/invitation"];

export function useFrame() {
	const { pathname, search } = useLocation();
	return { ...(useLoadedFrame() as Frame), pathname, search };
}

/** Falls back to the language of the address if the frame could not be loaded. */
export function usePageLocale(): Locale {
	const { lang } = useParams();
	return useLoadedFrame()?.locale ?? (isLocale(lang) ? lang : DEFAULT_LOCALE);
}

function useLoadedFrame(): Frame | undefined {
	return useMatches().find(({ id }) => FRAME_ROUTES.includes(id))?.data as Frame | undefined;
}

/** For public cards outside of public pages, such as in previews. */
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite() {
	const loaded = useRouteLoaderData(SITE_ROUTE) as Site;
	const site = useContext(SiteContext) ?? loaded;
	const { pathname, search } = useLocation();
	return { ...site, pathname, search, path: (path: string) => withSavedPages(localePath(site.locale, path), search) };
}

const USES_SAVED_PAGES = /^\/((my-)?agenda|workshops|speakers|search)?(\/[^/.]+)?$/;

/** Keeps the time zone and the chosen sessions in links to pages that read them. */
function withSavedPages(to: string, search: string): string {
	const kept = search.match(/(zone|sessions)=[^&]+/g);
	const [page = ""] = to.split(/[?#]/, 1);
	if (!kept || !USES_SAVED_PAGES.test(splitPath(page).path)) return to;
	return to.replace(/#|$/, (hash) => `${to.includes("?") ? "&" : "?"}${kept.join("&")}${hash}`);
}
