import { keysOf, PAGE_IDS, PAGES, type PageId } from "#app/domain/content/page/editable.ts";
import { db } from "#app/runtime/database.server.ts";
import { RESOURCES } from "./resources.server.ts";

export interface Shown {
	texts: readonly PageId[];
	entries: readonly ("article" | "partner" | "question" | "region" | "room" | "session" | "speaker" | "tier" | "workshop")[];
}

/** Of kinds with pages, visitors see only entries that have or had one. */
const ADDRESSED = RESOURCES.filter(({ entityPages }) => entityPages).map(({ entityType }) => entityType);

/** Returns the ISO instant of each page's last change, by path without language; changes of anything shown count. */
export async function listChangesOfPages(shownOn: (page: PageId) => Shown): Promise<Map<string, string>> {
	const seen = await listSeen();
	const pages = PAGE_IDS.map((id) => [PAGES[id].path, lastOf(seen, shownOn(id))] as const);
	const legal = seen.filter(({ entityType }) => entityType === "legalPage").map(({ id, at }) => [`/${id}`, at] as const);
	return new Map([...seen.flatMap(({ path, at }) => (path === null ? [] : [[path, at] as const])), ...legal, ...pages]);
}

export async function lastChangeOf(shown: Shown): Promise<string> {
	return lastOf(await listSeen(), shown);
}

interface EntityRevision {
	entityType: string;
	id: string;
	at: string;
	path: string | null;
}

async function listSeen(): Promise<EntityRevision[]> {
	const rows = await db
		.selectFrom("entity_revision")
		.leftJoin("address", (join) =>
			join.onRef("address.entity_type", "=", "entity_revision.entity_type").onRef("address.entity_id", "=", "entity_revision.entity_id"),
		)
		.select(["entity_revision.entity_type as entityType", "entity_revision.entity_id as id", "changed_at as at", "path"])
		.orderBy("address.id")
		.execute();
	return rows.filter(({ entityType, path }) => path !== null || !ADDRESSED.includes(entityType));
}

function lastOf(seen: readonly EntityRevision[], { texts, entries }: Shown): string {
	const entityTypes = new Set<string>(["event", ...entries]);
	const keys = new Set<string>(texts.flatMap(keysOf));
	const parts = seen.filter(({ entityType, id }) => entityTypes.has(entityType) || (entityType === "pageText" && keys.has(id)));
	return parts.reduce((last, { at }) => (at > last ? at : last), "");
}
