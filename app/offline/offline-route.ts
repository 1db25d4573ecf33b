export interface Offline {
	/** Query parameters with copies of their own, such as the day. */
	copies?: readonly string[];
	/** The parameter for data that only the browser has. The last values it returned are saved. */
	own?: string;
	isStart?: true;
}

export interface OfflineRoute extends Offline {
	/** Without language. Pages of a path with parameters are those in the sitemap. */
	path: string;
}
