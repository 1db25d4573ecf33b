const ADMIN = /^\/(?:admin|api\/auth)(?=[/.]|$)/;

export function isAdminPath(pathname: string): boolean {
	return ADMIN.test(plainPath(pathname));
}

/** Returns the path as React Router matches it: `//%41dmin` is `/admin`. */
export function plainPath(pathname: string): string {
	return decodeURIComponent(pathname)
		.toLowerCase()
		.replace(/\/{2,}/g, "/");
}
