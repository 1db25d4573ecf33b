/**
 * What a page hands over to its browser's side, as JSON: a third less than what Remix would write there. Loaders and actions
 * of pages therefore give nothing but what JSON can tell.
 */
export interface HydrationData {
	/** Remix's settings. */
	context: Pick<typeof window.__remixContext, "basename" | "future" | "isSpaMode">;
	/** Address of the file that knows all routes. */
	manifest: string;
	/** Addresses of the files of this page's routes, by route. */
	modules: Record<string, string>;
	/** What the loaders and the action gave. */
	state: (typeof window.__remixContext)["state"];
}

/** The element that it stands in. */
export const HYDRATION_DATA_ID = "hydration-data";

/** What the start script of a page knows, since it runs where the page ends: before anybody could change it. */
export interface PageStart {
	/** True while the address is the one that the page was made for. Back can change it before there is a router. */
	isHere: () => boolean;
	/** The children of `html`, `head` and `body` as they were served. */
	served: Set<Element>;
}

declare global {
	interface Window {
		pageStart: PageStart;
	}
}
