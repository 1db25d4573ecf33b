import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { sessions, workshops } from "../support/summit/program.ts";
import { rooms } from "../support/summit/rooms.ts";
import { speakers } from "../support/summit/speakers.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const aino = sample(speakers, "aino-virtanen");
const IMPORT = "/admin/speakers/import";

async function check(text: string, path = IMPORT) {
	const answer = await organizer.post(path, { text });
	const document = parse(await answer.text());
	return { status: answer.status, document, ...readAnswer(document) };
}
function readAnswer(document: Document) {
	return {
		counts: texts(document, "[aria-labelledby=result-title] > p.tabular span"),
		lines: texts(document, "[aria-labelledby=result-title] li"),
		fingerprint: document.querySelector("[name=fingerprint]")?.getAttribute("value") ?? undefined,
		shown: document.querySelector("[type=hidden][name=text]")?.getAttribute("value") ?? undefined,
	};
}
const fileOf = async (section: string) => Buffer.from(await (await organizer.get(`/admin/${section}.csv`)).arrayBuffer());
const companies = async () => Object.fromEntries((await visitor.api<{ id: string; company: string }[]>("speakers")).map(({ id, company }) => [id, company]));

test("a list is exported as a file that spreadsheets open", async () => {
	const answer = await organizer.get("/admin/speakers.csv");
	expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition"), answer.headers.get("cache-control")]).toEqual([
		200,
		"text/csv; charset=utf-8",
		'attachment; filename="speakers.csv"',
		"no-store",
	]);
	const file = await fileOf("speakers");
	expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const [head, first] = file.subarray(3).toString().split("\r\n");
	expect(head).toBe("id,name,title.en,title.es,title.sv,company,country,category,bio.en,bio.es,bio.sv,format,photo,featured,status,website,linkedin");
	const [row] = sql(site, "SELECT id, name, company, country FROM speaker ORDER BY name LIMIT 1");
	expect(first).toMatch(new RegExp(`^${row?.id},${row?.name},.+,${row?.company},${row?.country},`));
	expect((await organizer.page("/admin/speakers")).document.querySelector('a[href="/admin/speakers.csv"]')?.textContent).toBe("Save as CSV");
});

test.each([
	["speakers", `${speakers.length} unchanged`],
	["workshops", `${workshops.length} unchanged`],
	["agenda", `${sessions.length} unchanged`],
])("the file of all %s, imported again, changes nothing", async (section, count) => {
	const file = new File([await fileOf(section)], `${section}.csv`, { type: "text/csv" });
	const answer = await organizer.post(`/admin/${section}/import`, { file, text: "" });
	const document = parse(await answer.text());
	expect([answer.status, readAnswer(document).counts, readAnswer(document).fingerprint]).toEqual([200, [count], undefined]);
	expect(texts(document, "[aria-labelledby=result-title] > p:last-of-type")).toEqual(["Nothing would change."]);
});

test("a valid table is previewed, and then imported in one batch", async () => {
	const table = [
		"id;company;name;country;category;title.en;bio.en;favourite;status",
		'astrid-lindqvist;"Vind & Våg; AB";Astrid Lindqvist;SE;Sustainability;Head of wind;"One line\nand ""another""";blue;',
		"asa-oberg;Nätverk AB;Åsa Öberg;SE;Technology;Engineer;Lays cables.;red;published",
		"asa-oberg-2;Nätverk AB;Åsa Öberg;SE;Technology;Engineer;Another one.;red;published",
	].join("\r\n");
	const before = await companies();
	const { status, counts, lines, fingerprint, shown, document } = await check(`\uFEFF${table}`);
	expect([status, counts]).toEqual([200, ["1 changed", "2 new"]]);
	expect(texts(document, "[aria-labelledby=result-title] fieldset label > span")).toEqual(["favourite"]);
	expect(lines[0]).toMatch(/^Line 2Astrid Lindqvist/);
	expect(lines[0]).toContain(`Before:${before["astrid-lindqvist"]}After:Vind & Våg; AB`);
	expect(lines.slice(1).map((line) => line.slice(0, 15))).toEqual(["Line 4Åsa Öberg", "Line 5Åsa Öberg"]);
	expect(await companies()).toEqual(before);

	const done = await organizer.post(IMPORT, { text: shown ?? "", fingerprint: fingerprint ?? "" });
	expect([done.status, done.headers.get("location")]).toEqual([303, "/admin/speakers"]);
	expect(done.headers.getSetCookie()[0]).toMatch(/^toast=imported(&|%26)undo(=|%3D)[\w-]+/);
	expect(await companies()).toEqual({ ...before, "astrid-lindqvist": "Vind & Våg; AB", "asa-oberg": "Nätverk AB", "asa-oberg-2": "Nätverk AB" });
	expect(texts((await visitor.page("/speakers")).document, "#asa-oberg h2")).toEqual(["Åsa Öberg"]);
	expect(sql(site, "SELECT COUNT(*) AS changes, COUNT(DISTINCT batch) AS batches FROM change")).toEqual([{ changes: 3, batches: 1 }]);
	const form = await organizer.formOf("/admin/speakers/astrid-lindqvist");
	expect([form["bio.en"], form["title.sv"] !== "", form.photo]).toEqual(['One line\nand "another"', true, "/images/speakers/astrid-lindqvist"]);

	const again = await organizer.post(IMPORT, { text: shown ?? "", fingerprint: fingerprint ?? "" });
	expect(again.status).toBe(409);
});

test("an import is undone as one change", async () => {
	const { document } = await organizer.page("/admin/settings/activity");
	await organizer.post(document.querySelector("ol > li form")?.getAttribute("action") ?? "", {});
	expect(Object.keys(await companies())).not.toContain("asa-oberg");
	expect((await companies())["astrid-lindqvist"]).not.toBe("Vind & Våg; AB");
});

test("a table with invalid rows is imported without them, if that is confirmed", async () => {
	const before = await companies();
	const table = "id,company,country\nastrid-lindqvist,Changed AB,SE\naino-virtanen,,XX\nastrid-lindqvist,Twice AB,SE\nnobody,New AB,SE\nkilla-huaman,A,PE,more";
	const { status, counts, lines, fingerprint, document } = await check(table);
	expect([status, counts, texts(document, "form:has([name=fingerprint]) button")]).toEqual([422, ["4 lines with errors", "1 changed"], ["Import 1 of 5"]]);
	expect(document.title).toBe("Error: Import: Speakers | LATAM Nordics Summit 2025");
	expect(lines.slice(0, 4)).toEqual([
		`Line 3${aino.name}Company: This field is required.Country: “XX” is not one of the possible values. (Afghanistan, Åland Islands, Albania, Algeria, American Samoa, Andorra, Angola, Anguilla, Antarctica, Antigua & Barbuda, Argentina, Armenia, …)`,
		"Line 4astrid-lindqvistid: Line 2 already has this id.",
		"Line 5nobodyName: This field is required.",
		"Line 6killa-huamanThis line has more cells than there are headings. A text that contains a separator may be missing its quotation marks.",
	]);
	expect(document.querySelector("textarea[name=text]")?.textContent).toBe(table);
	expect((await organizer.post(IMPORT, { text: table, fingerprint: "made-up" })).status).toBe(409);
	expect(await companies()).toEqual(before);
	const done = await organizer.post(IMPORT, { text: table, fingerprint: fingerprint ?? "" });
	expect([done.status, decodeURIComponent(done.headers.getSetCookie()[0] ?? "")]).toEqual([303, expect.stringMatching(/&entries=1&newDrafts=0&skipped=4;/)]);
	expect(await companies()).toEqual({ ...before, "astrid-lindqvist": "Changed AB" });
});

test("changes between preview and import require another preview", async () => {
	const table = "id,company\naino-virtanen,Import Oy";
	const { fingerprint = "" } = await check(table);
	const path = "/admin/speakers/aino-virtanen";
	await organizer.post(path, { ...(await organizer.formOf(path)), company: "Meanwhile Oy" });
	const answer = await organizer.post(IMPORT, { text: table, fingerprint });
	const document = parse(await answer.text());
	expect([answer.status, texts(document, "#result-title")]).toEqual([409, ["Something changed in the meantime"]]);
	expect(readAnswer(document).lines).toEqual([`Line 2${aino.name}CompanyBefore:Meanwhile OyAfter:Import Oy`]);
	expect((await companies())["aino-virtanen"]).toBe("Meanwhile Oy");
	expect((await organizer.post(IMPORT, { text: table, fingerprint: readAnswer(document).fingerprint ?? "" })).status).toBe(303);
	expect((await companies())["aino-virtanen"]).toBe("Import Oy");
});

test("a formula is escaped on export and restored on import", async () => {
	const path = "/admin/speakers/aino-virtanen";
	await organizer.post(path, { ...(await organizer.formOf(path)), company: '=HYPERLINK("https://x.example")' });
	const file = (await fileOf("speakers")).toString();
	expect(file).toContain(`"'=HYPERLINK(""https://x.example"")"`);
	expect((await check(file)).counts).toEqual([`${speakers.length} unchanged`]);
	expect((await check(file.replaceAll("AB", "A B"))).status).toBe(200);
});

test("a file from Excel in a Western locale is read in its own encoding", async () => {
	const file = new File([Buffer.from("id;company\r\naino-virtanen;Åbo Öl ñ\r\n", "latin1")], "x.csv");
	const document = parse(await (await organizer.post(IMPORT, { file, text: "" })).text());
	expect(readAnswer(document).lines[0]).toContain("After:Åbo Öl ñ");
});

test("leaders and speakers must exist; a move in the agenda shows at once", async () => {
	const [first, second] = speakers.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, "en"));
	const { lines } = await check(`id,day,speakerIds\nopening,later,${aino.name}; Nobody`, "/admin/agenda/import");
	expect(lines[0]).toContain("Day: “later” is not one of the possible values. (Day 1, Day 2, Day 3, Not scheduled)");
	expect(lines[0]).toContain(`Speaker: “Nobody” is not one of the possible values. (${first}, ${second}, `);
	const [session] = await visitor.api<{ id: string }[]>("agenda?day=1");
	const roomNames = rooms.map(({ name }) => name.en ?? "");
	const garden = sample(rooms, "agave-garden").name.en ?? "";
	const unknown = (await check(`id\tlocation.en\n${session?.id}\tGarden`, "/admin/agenda/import")).lines;
	expect(unknown[0]).toContain(`Room: “Garden” is not one of the possible values. (${roomNames.slice(0, 3).join(", ")}, `);
	expect((await fileOf("agenda")).toString()).toMatch(new RegExp(`^[^\\n]*,location\\.en,[^]*,${garden},`));
	const table = `id\tstartTime\tlocation.en\n${session?.id}\t08:05\t${garden.toLowerCase().replace(" ", "  ")}`;
	const shown = await check(table, "/admin/agenda/import");
	expect(shown.counts).toEqual(["1 changed"]);
	await organizer.post("/admin/agenda/import", { text: table, fingerprint: shown.fingerprint ?? "" });
	expect((await visitor.api<object[]>("agenda?day=1"))[0]).toMatchObject({ id: session?.id, startTime: "08:05", location: garden });
});

test.each([
	["Ana\nBo", "The first line must contain the headings, and none of these is known. See the list below."],
	["id,name", "There are no lines below the headings."],
	['id,name\nana,"Ana', "The quotation marks in line 2 don’t match: one too many, or one too few."],
	["id,name,name\na,b,c", "Two columns have the same content: name, name. Leave one of them out."],
])("%j is rejected with its reason", async (table, words) => {
	const { status, document } = await check(table);
	expect([status, texts(document, "#result-title"), texts(document, ".text-danger")]).toEqual([422, ["This table can’t be read"], [words]]);
});

test("a hand-made table is understood, and shown field by field", async () => {
	const table = [
		"NAMN;Titel;Företag;Land;Kategori;Biografi;featured",
		`${aino.name.toLowerCase()};Vd;Aino Oy;Suecia;technology;Bygger saker.;ja`,
		"Ny Person;Ingenjör;Fjord AS;norge;TEKNIK;Lägger kablar.;nej",
	].join("\n");
	const { status, counts, lines, document } = await check(table);
	expect([status, counts]).toEqual([200, ["1 changed", "1 new"]]);
	expect(texts(document, "[aria-labelledby=result-title] p.text-gold")).toEqual([]);
	expect(lines[0]).toContain("CountryBefore:FinlandAfter:Sweden");
	expect(lines[0]).toContain("Show on the home pageBefore:NoAfter:Yes");
	expect(lines[1]).toContain("CountryBefore:(empty)After:Norway");
	expect(lines[1]).toContain("CategoryBefore:(empty)After:Technology");
});

test("days, times and prices are read as spreadsheets write them", async () => {
	const [workshop] = await visitor.api<{ id: string; title: string; speakerId: string }[]>("workshops");
	const lead = (await visitor.api<{ id: string; name: string }[]>("speakers")).find(({ id }) => id !== workshop?.speakerId);
	const table = `Título,Fecha,Empieza,Precio en dólares (USD),Imparte\n"${workshop?.title}",20/11/2025,9:05 AM,"$1,049.00","${lead?.name}"`;
	const { status, counts, lines, fingerprint, shown, document } = await check(table, "/admin/workshops/import");
	expect([status, counts, texts(document, ".text-danger"), texts(document, "p.text-gold"), lines.length]).toEqual([200, ["1 changed"], [], [], 1]);
	expect(lines[0]).toMatch(/DateBefore:November \d+, 2025After:November 20, 2025/);
	await organizer.post("/admin/workshops/import", { text: shown ?? "", fingerprint: fingerprint ?? "" });
	const after = (await visitor.api<{ id: string }[]>("workshops")).find(({ id }) => id === workshop?.id);
	expect(after).toMatchObject({ date: "2025-11-20", startTime: "09:05", price: 104900, speakerId: lead?.id });

	const unclear = await check(`id,date\n${workshop?.id},05/06/2025`, "/admin/workshops/import");
	expect([unclear.status, unclear.lines]).toEqual([422, [`Line 2${workshop?.title}Date: This date isn’t clear. Write it as year-month-day, in digits.`]]);
});

test("other sections have neither export nor import", async () => {
	expect([(await organizer.page("/admin/tickets/import")).response.status, (await organizer.get("/admin/tickets.csv")).status]).toEqual([404, 404]);
	expect((await organizer.post(IMPORT, { text: "id" }, { Origin: "https://elsewhere.example" })).status).toBe(403);
});

test("a file with errors can be corrected in the page, unless it is too long", async () => {
	const given = async (company: string) => {
		const file = new File([`id,company\nAino?,${company}`], "x.csv");
		return parse(await (await organizer.post(IMPORT, { file, text: "" })).text()).querySelector("textarea[name=text]")?.textContent?.length ?? 0;
	};
	expect([await given("A"), await given("A".repeat(50_000)), await given("A,\n".repeat(400_000))]).toEqual([18, 50_017, 0]);
});

test("a long table waits on the server for the same user's import, and its page stays small", async () => {
	const rows = Array.from({ length: 1000 }, (_, number) => `Guest ${number},Company ${number},SE,Technology,Engineer ${number},Builds what engineers build.`);
	const file = new File([["name,company,country,category,title.en,bio.en", ...rows].join("\n")], "guests.csv");
	const answer = await organizer.post(IMPORT, { file, text: "" });
	const page = await answer.text();
	const document = parse(page);
	const { counts, shown, fingerprint = "" } = readAnswer(document);
	const stored = document.querySelector("[name=stored]")?.getAttribute("value") ?? "";
	expect([answer.status, counts, shown, document.querySelector("textarea[name=text]")?.textContent]).toEqual([200, ["1000 new"], undefined, ""]);
	expect(page.length).toBeLessThan(300_000);

	const changed = await organizer.post(IMPORT, { stored, fingerprint: "another" });
	const again = parse(await changed.text());
	const name = again.querySelector("[name=stored]")?.getAttribute("value") ?? "";
	expect([changed.status, readAnswer(again).counts, name === stored]).toEqual([409, ["1000 new"], false]);
	const done = await organizer.post(IMPORT, { stored: name, fingerprint });
	expect([done.status, sql(site, "SELECT count(*) AS count FROM speaker WHERE name GLOB 'Guest *'")]).toEqual([303, [{ count: 1000 }]]);
	const gone = await organizer.post(IMPORT, { stored: name, fingerprint });
	expect([gone.status, texts(parse(await gone.text()), "[aria-labelledby=result-title] > p")]).toEqual([
		422,
		["The table has expired: it’s kept for half an hour. Choose the file again."],
	]);
});
