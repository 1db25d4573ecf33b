import { flatten } from "~/http/form-values";
import type { WrittenSession } from "./schema";

/** The editor of a new session, filled with what is known of it. */
export function newSessionPath(known: Partial<WrittenSession>): string {
	return `/admin/agenda/new?${new URLSearchParams(flatten(known))}`;
}
