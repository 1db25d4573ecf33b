import { env } from "#app/runtime/env.server.ts";

/** Scheme and host of the site for absolute addresses: as configured, else as the request came. */
export function siteOrigin(request: Request): string {
	return env.publicOrigin ?? new URL(request.url).origin;
}
