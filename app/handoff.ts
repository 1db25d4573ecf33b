/**
 * What a page hands over to its browser's side, as JSON: half the bytes of what Remix would write there. Loaders and actions
 * of pages therefore give nothing but what JSON can tell.
 */
export interface Handoff {
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
export const HANDOFF_ID = "handoff";
