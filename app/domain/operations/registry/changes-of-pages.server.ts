import { keysOf, PAGE_IDS, PAGES, type PageId } from "#app/domain/content/page/editable.ts";
import { db } from "#app/runtime/database.server.ts";

/** What each page shows beside its own texts and the event, as the log of changes calls it. */
const SHOWN: Record<PageId, readonly string[]> = {
	home: ["speaker", "session", "workshop", "room", "tier", "partner", "article", "region", "question"],
	about: ["partner", "region"],
	regions: ["region"],
	venue: ["room"],
	partners: ["partner"],
	prospectus: ["partner", "tier"],
	agenda: ["session", "workshop", "room"],
	myAgenda: [],
	speakers: ["speaker", "session", "workshop"],
	workshops: ["workshop", "room"],
	tickets: ["tier", "question"],
	news: ["article"],
	contact: ["tier", "workshop"],
	practical: [],
	newsletter: [],
	openData: ["speaker", "session", "workshop", "room", "tier", "partner", "article"],
};

/** Of these only what has, or had, an address is seen. */
const ADDRESSED = ["session", "workshop", "speaker", "article"];

/** Documents, by the pages whose texts stand in them, and what they show beside those and the event. */
const DOCUMENTS = {
	schedule: { pages: ["agenda"], shown: SHOWN.agenda },
	prospectus: { pages: ["prospectus", "partners", "about"], shown: ["partner"] },
	guide: { pages: ["regions"], shown: ["region", "speaker"] },
} satisfies Record<string, { pages: readonly PageId[]; shown: readonly string[] }>;
export type DocumentId = keyof typeof DOCUMENTS;

/** The instant of each page's last change, by its path without language: of what it is about, or of anything that it lists. */
export async function listChangesOfPages(): Promise<Map<string, string>> {
	const seen = await listSeen();
	const pages = PAGE_IDS.map((id) => [PAGES[id].path, lastOf(seen, [id], SHOWN[id])] as const);
	const legal = seen.filter(({ noun }) => noun === "legalPage").map(({ id, at }) => [`/${id}`, at] as const);
	return new Map([...seen.flatMap(({ path, at }) => (path === null ? [] : [[path, at] as const])), ...legal, ...pages]);
}

/** The instant of the last change of anything that a document shows. */
export async function lastChangeOfDocument(id: DocumentId): Promise<string> {
	const { pages, shown } = DOCUMENTS[id];
	return lastOf(await listSeen(), pages, shown);
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

function lastOf(seen: readonly Trace[], pages: readonly PageId[], shown: readonly string[]): string {
	const nouns = new Set(["event", ...shown]);
	const keys = new Set<string>(pages.flatMap(keysOf));
	const parts = seen.filter(({ noun, id }) => nouns.has(noun) || (noun === "pageText" && keys.has(id)));
	return parts.reduce((last, { at }) => (at > last ? at : last), "");
}
