import { sql } from "kysely";
import { runChecks } from "#app/domain/operations/dashboard/checks/all.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { loadContent } from "./content.server.ts";
import type { Content } from "./content.ts";
import { contentFigures } from "./figures.server.ts";

export type Digest = ReturnType<typeof digestOf>;

/** Reduces the content to the few values that the dashboard caches. */
function digestOf(content: Content) {
	const isPublished = ({ status }: { status: string }) => status === "published";
	return {
		problems: runChecks(content),
		figures: contentFigures(content),
		published: { room: content.rooms.length > 0, session: content.sessions.some(isPublished), tier: content.tiers.some(isPublished) },
	};
}

let last: { changes: number; digest: Digest } | undefined;

/** Returns the digest of the current content, computed again only after a change. */
export async function digestContent(): Promise<Digest> {
	const { rows } = await sql<{ changes: number }>`SELECT sum(version) AS changes FROM table_version`.execute(db);
	const changes = rows[0]?.changes ?? 0;
	if (last?.changes !== changes) last = { changes, digest: digestOf(await loadContent()) };
	return last.digest;
}
