/** As JSON, a third smaller than in Remix's format. Loaders and actions of pages may therefore return only JSON values. */
export interface HydrationData {
	manifest: string;
	/** Holds the texts of a public page's frame. */
	textFile?: string;
	modules: Record<string, string>;
	state: (typeof window.__remixContext)["state"];
}

export const HYDRATION_DATA_ID = "hydration-data";

export interface PageStart {
	/** Back can change the address before the router starts. */
	isHere: () => boolean;
	served: Set<Element>;
}

declare global {
	interface Window {
		pageStart: PageStart;
	}
}
