import { beforeAll, expect, test } from "vitest";
import { columnsOf, headingOf, rowOf } from "#app/admin/csv-columns.server.ts";
import { type FileFailure, importTable } from "#app/admin/import-plan.server.ts";
import { planView } from "#app/admin/import-view.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { speakerResource } from "#app/domain/program/speaker/admin.server.ts";
import { insertSpeaker } from "#app/domain/program/speaker/queries.server.ts";
import { insertWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { csvAnswer, readCsv } from "#app/http/csv.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ana, workshop } from "../../../../tests/support/content.ts";
import { connectLayers } from "./connections.server.ts";
import { RESOURCES, resourceOf } from "./resources.server.ts";

connectLayers();

const speakers = speakerResource as unknown as Resource;
const importable = RESOURCES.filter((resource) => resource.importable);
const fileOf = async (resource: Resource) => {
	const columns = ["id", ...columnsOf(resource).map(headingOf)];
	const choices = await resource.choices("en");
	const rows = (await resource.list(db)).map((entity) => rowOf(resource, entity, choices));
	return csvAnswer("x.csv", columns, rows).text();
};
interface Tried {
	failure?: FileFailure;
	lines?: unknown[][];
	fingerprint?: string;
	done?: boolean;
}
const tried = async (resource: Resource, file: string, fingerprint?: string, chosen?: Record<number, string>): Promise<Tried> => {
	const result = await importTable(resource, readCsv(file), { username: "organizer", locale: "en", fingerprint, chosen });
	if ("failure" in result) return { failure: result.failure };
	const lines = result.plan.lines.map((line) => [line.line, line.name, line.kind, ...(line.kind === "bad" ? [line.errors] : [])]);
	return { lines, fingerprint: result.plan.fingerprint, done: result.done };
};

beforeAll(async () => {
	for (const [id, name] of [
		["olle", "Olle Berg"],
		["killa", "Killa"],
	] as const)
		await insertSpeaker(db, { ...ana, id, name });
	await insertWorkshop(db, { ...workshop, roomId: undefined, speakerId: undefined });
});

test("speakers, agenda, workshops and rooms can be imported by the columns of their forms", () => {
	expect(importable.map(({ section }) => section)).toEqual(expect.arrayContaining(["speakers", "agenda", "workshops", "rooms"]));
	const columns = "name title.en title.es title.sv company country category bio.en bio.es bio.sv format photo featured".split(" ");
	expect(columnsOf(speakers)).toEqual(expect.arrayContaining(columns.map((name) => ({ name, isList: false, ...(name === "featured" && { kind: "tick" }) }))));
});

test.each(importable)("importing the export of all $section changes nothing", async (resource) => {
	const count = (await resource.list(db)).length;
	for (const file of [await fileOf(resource), (await fileOf(resource)).replaceAll("\r\n", "\n")]) {
		const { lines } = await tried(resource, file);
		if (count > 0) expect([lines?.length, lines?.filter(([, , kind]) => kind !== "unchanged")]).toEqual([count, []]);
	}
});

test("a dry run changes nothing, not even the log", async () => {
	const { lines, done, fingerprint } = await tried(speakers, "id,company\nolle,Tried AB");
	expect([lines, done]).toEqual([[[2, "Olle Berg", "changed"]], false]);
	expect(await db.selectFrom("speaker").select("company").where("id", "=", "olle").executeTakeFirst()).not.toEqual({ company: "Tried AB" });
	expect(await db.selectFrom("change").selectAll().execute()).toEqual([]);
	expect((await tried(speakers, "id,company\nolle,Other AB", fingerprint)).done).toBe(false);
	expect((await tried(speakers, "id,company\nolle,Tried AB", fingerprint)).done).toBe(true);
});

test("every invalid line is listed with its error", async () => {
	const file = [
		"id,name,country,featured,title.en,bio.en,category,company",
		"Not a slug,New,SE,,T,B,Business,C",
		"import,New,SE,,T,B,Business,C",
		"ana,,XX,perhaps,T,B,Business,C",
		"olle,Olle,SE,no,T,B,Business,C",
		"olle,Olle,SE,no,T,B,Business,C",
		"bo,Bo,SE,x,T,B,Business,C,more",
	].join("\n");
	expect((await tried(speakers, file)).lines).toEqual([
		[2, "Not a slug", "bad", { id: "slug" }],
		[3, "import", "bad", { id: "slug" }],
		[4, "ana", "bad", { name: "required", country: "choice", featured: "yesOrNo" }],
		[5, "Olle", "changed"],
		[6, "olle", "bad", { id: "sameId" }],
		[7, "bo", "bad", { "": "tooManyCells" }],
	]);
});

test("speakers and workshops that a line names must exist", async () => {
	const [agenda, workshops] = [resourceOf("session") as Resource, resourceOf("workshop") as Resource];
	const [session] = await agenda.list(db);
	const [workshop] = await workshops.list(db);
	expect((await tried(agenda, `id;speakerIds;workshopId\n${session?.id};olle, nobody;nothing`)).lines?.[0]?.[3]).toEqual({
		speakerIds: "choice",
		workshopId: "choice",
	});
	expect((await tried(workshops, `id;speakerId;startTime\n${workshop?.id};nobody;0.5`)).lines?.[0]?.[3]).toEqual({ speakerId: "choice", startTime: "time" });
	const { lines } = await tried(agenda, `id\tspeakerIds\n${session?.id}\tkilla; olle`);
	expect(lines?.[0]?.[2]).toBe("changed");
});

test("rows without ids match entries by name, each a different one", async () => {
	const made = "id,name,country,title.en,bio.en,category,company\neva-berg,Eva Berg,SE,T,B,Business,One AB\neva-berg-2,Eva Berg,SE,T,B,Business,Two AB";
	const { fingerprint } = await tried(speakers, made);
	expect((await tried(speakers, made, fingerprint)).done).toBe(true);
	expect((await tried(speakers, "Name,Company,Country\neva berg,Two AB,Noruega\nEva Berg,One AB,se\nEva Berg,Three AB,SE\nEVA BERG,Four AB,SE")).lines).toEqual(
		[
			[2, "Eva Berg", "changed"],
			[3, "Eva Berg", "unchanged"],
			[4, "Eva Berg", "new"],
			[5, "EVA BERG", "bad", { name: "sameName" }],
		],
	);
});

test("the lines without errors are imported alone, and new entries are drafts", async () => {
	const file = "name,country\nFine One,SE\nWrong One,XX\nolle berg,NO\nFine Two,";
	const { fingerprint, lines } = await tried(speakers, file);
	expect(lines).toEqual([
		[2, "Fine One", "new"],
		[3, "Wrong One", "bad", { country: "choice" }],
		[4, "Olle Berg", "changed"],
		[5, "Fine Two", "new"],
	]);
	expect((await tried(speakers, file, fingerprint)).done).toBe(true);
	const stored = await db.selectFrom("speaker").select(["name", "country", "status"]).where("name", "in", ["Fine One", "Wrong One", "Olle Berg", "Fine Two"]);
	expect(await stored.orderBy("name").execute()).toEqual([
		{ name: "Fine One", country: "SE", status: "draft" },
		{ name: "Fine Two", country: "", status: "draft" },
		{ name: "Olle Berg", country: "NO", status: "published" },
	]);
	await db.deleteFrom("speaker").where("name", "like", "Fine %").execute();
});

test("usual headings are known in three languages, and unknown ones are assigned by hand", async () => {
	const table = "Full name,Job title,Organización,Biografi,Puesto (Spanish),Firm,Nothing\nNew One,Chief,,Builds.,Jefa,Firm AB,x";
	const options = { username: "organizer", locale: "en" } as const;
	const read = async (chosen: Record<number, string>) => {
		const result = await importTable(speakers, readCsv(table.replace("Organización,", "").replace("Chief,,", "Chief,")), { ...options, chosen });
		if ("failure" in result) throw new Error("not read");
		const [line] = result.plan.lines;
		return { unknown: result.plan.unknown, after: line?.kind === "new" && line.after };
	};
	const { unknown, after } = await read({ 4: "company", 5: "nonsense" });
	expect(unknown).toEqual([
		{ index: 4, heading: "Firm", column: "company" },
		{ index: 5, heading: "Nothing", column: undefined },
	]);
	expect(after).toMatchObject({ name: "New One", company: "Firm AB", title: { en: "Chief", es: "Jefa" }, bio: { en: "Builds." }, status: "draft" });
	expect((await read({})).after).toMatchObject({ company: "" });
	expect(await tried(speakers, "Full name,Farbe\nNew One,blue", undefined, { 1: "name" })).toEqual({
		failure: { kind: "doubled", column: "Full name, Farbe" },
	});
	expect(await tried(speakers, "Wer,Firma\nNeu,X AG")).toEqual({ failure: { kind: "noHeadings" } });
	expect((await tried(speakers, "Wer,Firma\nNeu,X AG", undefined, { 0: "name" })).lines).toEqual([[2, "Neu", "new"]]);
});

test.each([
	["", { kind: "empty" }],
	["id,name", { kind: "empty" }],
	["Ana\nBo", { kind: "noHeadings" }],
	["id,name,name\na,b,c", { kind: "doubled", column: "name, name" }],
	['id,name\na,"b', { kind: "quotes", line: 2 }],
	[`id\n${"a\n".repeat(2001)}`, { kind: "tooMany" }],
])("rejects a file of %j as a whole", async (file, failure) => {
	expect(await tried(speakers, file)).toEqual({ failure });
});

test("a workshop with another type gets an error about that, not about a missing type", async () => {
	const sessions = resourceOf("session") as Resource;
	const result = await importTable(sessions, readCsv("id,type\npumps-session,Panel\n"), { username: "organizer", locale: "en" });
	if ("failure" in result) throw new Error("not read");
	const [group] = planView(result.plan, { resource: sessions, choices: await sessions.choices("en"), locale: "en" }).groups;
	expect(group?.lines[0]?.reasons).toEqual(["Type: A workshop keeps its type, Workshop."]);
});

test("a long file shows its first lines, invalid ones before all others, and counts the rest", async () => {
	const lines = Array.from({ length: 200 }, (_, index) => (index % 5 === 4 ? `Person ${index},XX` : `Person ${index},SE`));
	const result = await importTable(
		speakers,
		readCsv(`name,country,company,category,title.en,bio.en\n${lines.map((line) => `${line},A,Business,B,C`).join("\n")}`),
		{
			username: "organizer",
			locale: "en",
		},
	);
	if ("failure" in result) throw new Error("not read");
	const { groups } = planView(result.plan, { resource: speakers, choices: await speakers.choices("en"), locale: "en" });
	expect(groups.map(({ count, lines: shown, more }) => [count, shown.length, more])).toEqual([
		["40 lines with errors", 40, undefined],
		["160 new", 10, "And 150 more lines."],
	]);
});
