import { flatten } from "#app/http/form-values.ts";
import type { WrittenSession } from "./schema.ts";

export function newSessionPath(known: Partial<WrittenSession>): string {
	return `/admin/agenda/new?${new URLSearchParams(flatten(known))}`;
}
