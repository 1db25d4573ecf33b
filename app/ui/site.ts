import { useLocation, useMatches, useParams, useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import { DEFAULT_LOCALE, isLocale, type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { Notices } from "./banner.tsx";

/** What stands around any page, public or not. */
export interface Frame {
	locale: Locale;
	text: Texts["common"];
	/** What a page says that could not fetch its lists, with `{{day}}` as it is. */
	failures?: Texts["failures"];
}

/** What every public page knows: loaded once by the public layout. */
export interface Site extends Frame {
	failures: Texts["failures"];
	/** What every page says: that cards are not really charged, and that the summit is postponed or canceled. */
	notices?: Notices;
	/** Whether there are tickets, and the summit is not over; else nothing leads to buying. */
	isSelling: boolean;
	/** Whether tickets are ordered on the site, or were until the summit. */
	hasOrders: boolean;
	/** The instant, in milliseconds since 1970, at which it ends selling. */
	sellsUntil?: number;
	event: {
		name: string;
		dates: string;
		place: string;
		/** With email and phone: nothing before it is announced. */
		address?: string;
		email?: string;
		phone?: string;
		socialLinks: { network: string; url: string }[];
		copyright: string;
		/** What is drawn where a page without a picture of its own is shared. */
		shareImage: { address: string; alt: string };
	};
}

const SITE_ROUTE = "routes/site/layout";
/** The routes that load a frame. */
const FRAME_ROUTES = [SITE_ROUTE, "routes/admin/layout", "routes/admin/login", "routes/admin/invitation"];

/** The texts that public pages and the admin area share, and where the reader is. */
export function useFrame() {
	const { pathname, search } = useLocation();
	return { ...(useLoadedFrame() as Frame), pathname, search };
}

/** The language of the page: its frame's, or, where that could not be loaded, its address's. */
export function usePageLocale(): Locale {
	const { lang } = useParams();
	return useLoadedFrame()?.locale ?? (isLocale(lang) ? lang : DEFAULT_LOCALE);
}

function useLoadedFrame(): Frame | undefined {
	return useMatches().find(({ id }) => FRAME_ROUTES.includes(id))?.data as Frame | undefined;
}

/** Stands in for the loaded site where a public card is drawn outside of a public page, such as in a preview. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site's texts and facts, with `path` making addresses in the page's language. */
export function useSite() {
	const loaded = useRouteLoaderData(SITE_ROUTE) as Site;
	const site = useContext(SiteContext) ?? loaded;
	const { pathname, search } = useLocation();
	return { ...site, pathname, search, path: (path: string) => withKept(localePath(site.locale, path), search) };
}

/** Pages that read what addresses keep on the way: home, search, agenda, sessions, workshops and speakers, in any language. */
const READS_KEPT = /^\/((my-)?agenda|workshops|speakers|search)?(\/[^/.]+)?$/;

/** The address with the zone and the chosen sessions that the page's own address names, where it leads to a page that reads them. */
function withKept(to: string, search: string): string {
	const kept = search.match(/(zone|sessions)=[^&]+/g);
	const [page = ""] = to.split(/[?#]/, 1);
	if (!kept || !READS_KEPT.test(splitPath(page).path)) return to;
	return to.replace(/#|$/, (hash) => `${to.includes("?") ? "&" : "?"}${kept.join("&")}${hash}`);
}
