import { db } from "~/database.server";
import { keysOf, PAGE_IDS, PAGES, type PageId } from "~/domain/page/editable";

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

/** The instant of each page's last change, by its path without language: of what it is about, or of anything that it lists. */
export async function listChangesOfPages(): Promise<Map<string, string>> {
	const rows = await db
		.selectFrom("trace")
		.leftJoin("address", (join) => join.onRef("address.noun", "=", "trace.noun").onRef("address.entity_id", "=", "trace.entity_id"))
		.select(["trace.noun", "trace.entity_id as id", "changed_at as at", "path"])
		.orderBy("address.id")
		.execute();
	const seen = rows.filter(({ noun, path }) => path !== null || !ADDRESSED.includes(noun));
	const pages = PAGE_IDS.map((id) => {
		const own = new Set(["event", ...SHOWN[id]]);
		const keys = new Set<string>(keysOf(id));
		const parts = seen.filter((row) => own.has(row.noun) || (row.noun === "pageText" && keys.has(row.id)));
		return [PAGES[id].path, latest(parts)] as const;
	});
	const legal = seen.filter(({ noun }) => noun === "legalPage").map(({ id, at }) => [`/${id}`, at] as const);
	return new Map([...seen.flatMap(({ path, at }) => (path === null ? [] : [[path, at] as const])), ...legal, ...pages]);
}

const latest = (rows: { at: string }[]) => rows.reduce((last, { at }) => (at > last ? at : last), "");
