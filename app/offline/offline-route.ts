/** How a page is kept in browsers for when there is no network. */
export interface Offline {
	/** The query parameters that make another copy of it, such as another day. */
	copies?: readonly string[];
	/** The parameter by which it asks for things that the browser alone knows. The last values that it got are kept. */
	own?: string;
	/** An installed site opens with it. It is kept along with the others; to open it alone keeps none. */
	isStart?: true;
}

export interface OfflineRoute extends Offline {
	/** Without language. Where it has parameters, its pages are those that the sitemap names. */
	path: string;
}
