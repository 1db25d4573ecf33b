import { flatten } from "#app/http/form-values.ts";
import type { WrittenSession } from "./schema.ts";

/** The editor of a new session, filled with what is known of it. */
export function newSessionPath(known: Partial<WrittenSession>): string {
	return `/admin/agenda/new?${new URLSearchParams(flatten(known))}`;
}
