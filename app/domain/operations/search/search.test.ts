import { afterAll, beforeAll, expect, test } from "vitest";
import { bulkDelete, formVersionOf, save } from "#app/admin/writing.server.ts";
import { updateEvent } from "#app/domain/content/event/queries.server.ts";
import { insertArticle } from "#app/domain/content/news/queries.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { insertSession } from "#app/domain/program/session/queries.server.ts";
import { insertSpeaker } from "#app/domain/program/speaker/queries.server.ts";
import { insertWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { chanceFromSeed } from "../../../../tests/support/chance.ts";
import { ana, article, event, keynote, workshop } from "../../../../tests/support/content.ts";
import { nextId } from "./entry-id.server.ts";
import { markAllStale, refreshIndex, updateIndex } from "./index.server.ts";
import { type Hit, listHits, rankHits, wordsOf } from "./queries.server.ts";
import { hitView } from "./view.server.ts";

connectLayers();

const NEW = { id: undefined, version: "", confirmed: new Set<string>(), username: "ada" };
const TODAY = "2025-10-01";

beforeAll(async () => {
	await updateIndex();
	await updateEvent(db, { ...event, venue: "Casa de Puebla" });
	await insertSpeaker(db, { ...ana, id: "aino", name: "Aino Virtanen", bio: { en: "Lives in Malmö." } });
	await insertSession(db, { ...keynote, roomId: undefined, speakerIds: [], day: 2, track: "sustainability" });
	await insertWorkshop(db, { ...workshop, roomId: undefined, speakerId: undefined, category: "Sustainability" });
	await refreshIndex();
});
afterAll(() => db.destroy());

const find = async (question: string, locale: "en" | "es" | "sv" = "en", today = TODAY) => {
	const groups = await rankHits(wordsOf(question), { locale, today });
	const hits = new Map((await listHits(groups.flatMap(({ ids }) => ids))).map((hit) => [hit.id, hit]));
	return groups.flatMap(({ kind, ids }) => ids.map((id) => ({ kind, ...(hits.get(id) as Hit) })));
};
const paths = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ path }) => path);
const resource = (entityType: string) => RESOURCES.find((one) => one.entityType === entityType) as never;
const stale = () => db.selectFrom("search_stale").selectAll().execute();
const indexed = () =>
	db
		.selectFrom("search_entry")
		.select(["entity_type", "entity_id", "kind", "locales", "path", "visible_from", "name", "name_lang", "folded_name", "text", "text_lang", "folded_text"])
		.orderBy("entity_type")
		.orderBy("entity_id")
		.orderBy("locales")
		.execute();

test("finds words regardless of accents, also letters that Unicode does not decompose", () => {
	expect(wordsOf("  Tromsø, «QUERÉTARO» Straße* NEAR( tromso ")).toEqual(["tromso", "queretaro", "strasse", "near"]);
	expect(wordsOf('" * ( x')).toEqual([]);
});

test.each([
	["puebla", "en", "/venue"],
	["MALMO", "sv", "/speakers/aino"],
	["aino virt", "es", "/speakers/aino"],
] as const)("%s in %s finds %s", async (question, locale, path) => {
	expect(await paths(question, locale)).toContain(path);
});

test.each([
	["sustainability", "en"],
	["sostenibilidad", "es"],
	["hallbarhet", "sv"],
] as const)("a search for %s, a track and a category, finds sessions and workshops", async (question, locale) => {
	const found = await find(question, locale);
	expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(["/agenda/keynote", "/workshops/pumps"]));
});

test("a search for the city returns the venue named after it first", async () => {
	expect((await paths("puebla", "sv"))[0]).toBe("/venue");
});

test("a name ranks above a mention, and the kind with the best hit comes first", async () => {
	await save(resource("question"), { ...NEW, fields: { question: { en: "Where is it?" }, answer: { en: "Quokka quokka quokka quokka" } } });
	await save(resource("question"), {
		...NEW,
		fields: { question: { en: "What is a quokka and why should anybody ask for it here?" }, answer: { en: "An animal." } },
	});
	expect((await find("quokka")).map(({ name }) => name)).toEqual(["What is a quokka and why should anybody ask for it here?", "Where is it?"]);
});

test("a page that mentions a word ranks after other entries that do", async () => {
	await insertArticle(db, {
		...article,
		id: "breeze",
		slug: "breeze",
		title: { en: "Breeze" },
		content: { en: `${"Many other words. ".repeat(50)} Renewable energy.` },
	});
	await refreshIndex();
	const found = await find("renewable");
	expect([found[0]?.path, found[1]?.kind]).toEqual(["/news/breeze", "page"]);
	expect((await find("home"))[0]?.kind).toBe("page");
});

test("names rank first even for a very frequent word, and a page of one kind lists only that kind", async () => {
	await db.transaction().execute(async (trx) => {
		for (let number = 0; number < 1001; number++) {
			const name = number === 700 ? "quagga" : "";
			const said = { name, folded_name: name, name_lang: null, text: "Quagga", folded_text: "quagga", text_lang: null };
			const id = nextId(number === 1000 ? "news" : "page", ["en"]);
			const entry = { id, entity_type: "test", entity_id: `${number}`, kind: "page", locales: "en", path: `/${number}`, visible_from: "", ...said };
			await trx.insertInto("search_entry").values(entry).execute();
		}
	});
	const found = await find("quagga");
	expect([found.length, found[0]?.path, found[1]?.path, found.at(-1)?.kind]).toEqual([1001, "/700", "/0", "news"]);
	expect((await rankHits(["quagga"], { locale: "en", today: TODAY, kind: "news" })).map(({ kind, ids }) => [kind, ids.length])).toEqual([["news", 1]]);
	expect(await rankHits(["quagga"], { locale: "es", today: TODAY })).toEqual([]);
	await db.deleteFrom("search_entry").where("entity_type", "=", "test").execute();
});

test("finds scheduled content from its publication day on, and never drafts", async () => {
	await insertArticle(db, { ...article, title: { en: "Zyxomma" }, publishedAt: "2025-10-02" });
	await refreshIndex();
	expect(await find("zyxomma", "sv", "2025-10-01")).toEqual([]);
	expect((await find("zyxomma", "sv", "2025-10-02")).map(({ kind }) => kind)).toEqual(["news"]);
	await db.updateTable("news_article").set({ draft: 1 }).where("id", "=", article.id).execute();
	await refreshIndex();
	expect(await find("zyxomma", "sv", "2025-10-02")).toEqual([]);
});

test("finds a session while its day is one of the event's", async () => {
	const endOn = async (end_date: string) => {
		await db.updateTable("event").set({ end_date }).execute();
		await refreshIndex();
		return (await paths(keynote.title.en, "es")).includes("/agenda/keynote");
	};
	expect([await endOn("2025-11-19"), await endOn("2025-11-21")]).toEqual([false, true]);
});

test("marks found words in an excerpt around the first match", () => {
	const hit = {
		id: 1,
		path: "/news/x",
		name: "Til Tromsø",
		nameLang: "en",
		text: `${"Up ".repeat(100)}to Tromsø. ${"So ".repeat(100)}`,
		textLang: null,
	} as const;
	const { to, name, text } = hitView(hit, ["troms"], "sv");
	expect([to, name]).toEqual(["/sv/news/x", { parts: ["Til ", "Tromsø", ""], lang: "en" }]);
	expect(text.parts.map((part) => part.length)).toEqual([59, 6, 117]);
	expect([text.parts[0]?.slice(0, 5), text.parts[2]?.slice(-5)]).toEqual(["… Up ", " So …"]);
});

test("every write is indexed in its own transaction, with the same result as a new index", async () => {
	const chance = chanceFromSeed();
	for (let round = 0; round < 60; round++) {
		const one = chance.of(RESOURCES.filter(({ searched, entityType }) => searched && entityType !== "page"));
		const before = chance.of(await one.list(db));
		if (!before) continue;
		if (one.remove && round % 5 === 0) await bulkDelete(one as never, [before.id], "ada");
		else
			await save(one as never, {
				id: before.id,
				fields: changed(before, round),
				version: formVersionOf(one as never, before),
				confirmed: new Set(),
				username: "ada",
			});
		expect([one.entityType, await stale()]).toEqual([one.entityType, []]);
	}
	const kept = await indexed();
	await markAllStale();
	await refreshIndex();
	expect(kept).toEqual(await indexed());
	expect(kept.length).toBeGreaterThan(50);
});

/** Changes every translated text, and a name without translations. */
function changed(entity: object, round: number): object {
	return Object.fromEntries(
		Object.entries(entity).map(([field, value]) => {
			if (field === "name" && typeof value === "string") return [field, `Name ${round}`];
			return [field, value && typeof value === "object" && "en" in value ? { en: `${value.en} Words${round}` } : value];
		}),
	);
}
