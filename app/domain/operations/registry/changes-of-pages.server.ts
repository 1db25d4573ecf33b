import { keysOf, PAGE_IDS, PAGES, type PageId } from "#app/domain/content/page/editable.ts";
import { db } from "#app/runtime/database.server.ts";
import { RESOURCES } from "./resources.server.ts";

/** The content that a page or document shows beside the event. */
export interface Shown {
	/** The pages whose texts stand in it. */
	texts: readonly PageId[];
	/** The nouns whose entries it shows. */
	entries: readonly ("article" | "partner" | "question" | "region" | "room" | "session" | "speaker" | "tier" | "workshop")[];
}

/** Of these only what has, or had, a page is seen. */
const ADDRESSED = RESOURCES.filter(({ entityPages }) => entityPages).map(({ noun }) => noun);

/** The instant of each page's last change, by its path without language: of what it is about, or of anything that it shows. */
export async function listChangesOfPages(shownOn: (page: PageId) => Shown): Promise<Map<string, string>> {
	const seen = await listSeen();
	const pages = PAGE_IDS.map((id) => [PAGES[id].path, lastOf(seen, shownOn(id))] as const);
	const legal = seen.filter(({ noun }) => noun === "legalPage").map(({ id, at }) => [`/${id}`, at] as const);
	return new Map([...seen.flatMap(({ path, at }) => (path === null ? [] : [[path, at] as const])), ...legal, ...pages]);
}

/** The instant of the last change of anything that is shown. */
export async function lastChangeOf(shown: Shown): Promise<string> {
	return lastOf(await listSeen(), shown);
}

interface Trace {
	noun: string;
	id: string;
	at: string;
	path: string | null;
}

/** Whatever visitors see, or saw, with its last change. */
async function listSeen(): Promise<Trace[]> {
	const rows = await db
		.selectFrom("trace")
		.leftJoin("address", (join) => join.onRef("address.noun", "=", "trace.noun").onRef("address.entity_id", "=", "trace.entity_id"))
		.select(["trace.noun", "trace.entity_id as id", "changed_at as at", "path"])
		.orderBy("address.id")
		.execute();
	return rows.filter(({ noun, path }) => path !== null || !ADDRESSED.includes(noun));
}

function lastOf(seen: readonly Trace[], { texts, entries }: Shown): string {
	const nouns = new Set<string>(["event", ...entries]);
	const keys = new Set<string>(texts.flatMap(keysOf));
	const parts = seen.filter(({ noun, id }) => nouns.has(noun) || (noun === "pageText" && keys.has(id)));
	return parts.reduce((last, { at }) => (at > last ? at : last), "");
}
