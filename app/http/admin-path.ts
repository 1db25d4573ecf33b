const ADMIN = /^\/(?:admin|api\/auth)(?=[/.]|$)/;

/** Returns true for addresses of the admin area and of its calls: nothing of them stays in a cache or a search engine. */
export function isAdminPath(pathname: string): boolean {
	return ADMIN.test(plainPath(pathname));
}

/** A path as React Router finds its route, however it is spelt: `//%41dmin` is `/admin`. */
export function plainPath(pathname: string): string {
	return decodeURIComponent(pathname)
		.toLowerCase()
		.replace(/\/{2,}/g, "/");
}
