import { env } from "#app/runtime/env.server.ts";

export function siteOrigin(request: Request): string {
	return env.publicOrigin ?? new URL(request.url).origin;
}
