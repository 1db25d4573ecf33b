const ADMIN = /^\/(?:admin|api\/auth)(?=[/.]|$)/;

/** True for what only those who sign in may see: it stays in no cache and no search engine. */
export function isAdminPath(pathname: string): boolean {
	return ADMIN.test(plain(pathname));
}

const SECRET = /^(?:\/\w\w)?\/(?:orders|t|news\/preview)\/[^/]/;

/** True for what a secret in its path opens, an order, a ticket or a preview, and for everything below. */
export function isSecretPath(pathname: string): boolean {
	return SECRET.test(plain(pathname));
}

/** React Router finds a route however its path is spelt: `//%41dmin` is `/admin`. */
function plain(pathname: string): string {
	return decodeURIComponent(pathname)
		.toLowerCase()
		.replace(/\/{2,}/g, "/");
}
