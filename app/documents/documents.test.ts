import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { qrCode } from "#app/domain/sales/ticket/ticket-view.server.ts";
import { parse, texts } from "../../tests/support/html.ts";
import { times } from "../../tests/support/length.ts";
import { readPdf, scanPdf, textsIn } from "../../tests/support/pdf.ts";
import { sessions } from "../../tests/support/summit/program.ts";
import { DocumentFailed, makeDocument, makePersonalDocument } from "./make.server.ts";
import type { Badge, Block, DocumentModel } from "./model.ts";
import { documentResponse } from "./response.server.ts";

const documentOf = (blocks: Block[], more: Partial<DocumentModel> = {}): DocumentModel => ({
	language: "sv",
	title: "Program & <annat>",
	author: "Toppmötet",
	subject: "Allt",
	changedAt: "2025-09-01T12:00:00.000Z",
	foot: { text: "Toppmötet · Program", page: "Sida {page} av {pages}" },
	cover: { height: "low", eyebrow: "Toppmötet", title: { text: "Program" }, facts: ["19–21 november 2025"] },
	blocks,
	...more,
});
const read = async (model: DocumentModel) => readPdf(await makeDocument(model));

const SECTION: Block = { kind: "section", title: { text: "Dag 1" }, name: "day-1" };

test("a document has metadata, a language and tagged structure", async () => {
	const { facts, structure, fonts, links, text } = await read(
		documentOf([
			SECTION,
			{ kind: "heading", title: { text: "Förmiddag" } },
			{ kind: "paragraph", text: { text: "In English", lang: "en" } },
			{ kind: "list", items: [{ text: "ett" }, { text: "två" }], numbered: true },
			{ kind: "facts", facts: [{ term: "Var", value: { text: "Querétaro", href: "https://map.example/?a=b&c=%C3%A9" } }] },
			{ kind: "figures", figures: [{ figure: { text: "15+" }, label: { text: "länder" } }] },
			{ kind: "entries", entries: [{ label: "09:00–10:00", mark: "Inställt", title: { text: "Öppning", href: "#day-1" }, note: { text: "Salen" } }] },
			{ kind: "table", head: ["Vad", "Guld"], widths: [2, 1], rows: [{ name: { text: "Monter" }, cells: [true] }], yes: "ja", no: "nej" },
		]),
	);
	expect(facts).toMatchObject({
		Title: "Program & <annat>",
		Author: "Toppmötet",
		Tagged: "yes",
		CreationDate: "D:20250901120000Z",
		ModDate: "D:20250901120000Z",
		"Page size": "595.28 x 841.89 pts (A4)",
		Pages: "1",
	});
	expect(["H1", "H2", "H3", "Lbl", "LBody", "TH", "TD"].map((role) => textsIn(structure, role))).toEqual([
		["Program"],
		["Dag 1"],
		["Förmiddag"],
		["1.", "2.", "Var", "09:00–10:00"],
		["ett", "två", "Querétaro", "InställtÖppningSalen"],
		["Vad", "Guld", "Monter"],
		[""],
	]);
	expect(textsIn(structure, "Link")).toEqual(["Querétaro", "Öppning"]);
	expect(links).toEqual(["https://map.example/?a=b&c=%C3%A9"]);
	expect(fonts).toEqual(
		expect.arrayContaining([
			{ name: "InstrumentSans-Regular", kept: "yes yes yes" },
			{ name: expect.stringContaining("BricolageGrotesque"), kept: "yes yes yes" },
		]),
	);
	expect(text).toContain("Sida 1 av 1");
	const bytes = Buffer.from(await makeDocument(documentOf([SECTION]))).toString("latin1");
	expect(bytes).toContain("/Lang (sv-SE)");
	expect(bytes).toContain("/Outlines");
});

test("equal content gives equal files, and other content another file", async () => {
	const [one, other] = [documentOf([SECTION]), documentOf([SECTION, SECTION])];
	const first = await makeDocument(one);
	for (let index = 0; index < 17; index += 1) await makeDocument(documentOf([{ kind: "paragraph", text: { text: String(index) } }]));
	const again = await makeDocument(one);
	expect(again).not.toBe(first);
	expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true);
	expect(Buffer.from(await makeDocument(other)).equals(Buffer.from(first))).toBe(false);
});

test("sets names of all Latin alphabets, omits emoji, and breaks endless words", async () => {
	const { text } = await read(
		documentOf([
			{ kind: "paragraph", text: { text: "Łódź Þórður Søren Ærø Weiß Ångström Ñuñoa Öğretmen Čapek 🎉 ő 👩🏽‍💻ok" } },
			{ kind: "paragraph", text: { text: "endless".repeat(300) } },
			{ kind: "heading", title: { text: "" } },
			{ kind: "entries", entries: [{ title: { text: "" } }] },
		]),
	);
	expect(text).toContain("Łódź Þórður Søren Ærø Weiß Ångström Ñuñoa Öğretmen Čapek ő ok");
	expect(text.replace(/\s|Sida.*$/g, "")).toContain("endless".repeat(300));
});

const GAPS = "Det står på sidan.";

test("sets Vietnamese, Greek and Cyrillic names, and says where to read letters that no font has", async () => {
	const names = "Nguyễn Thị Ánh · Ελένη Παπαδοπούλου · Наталія Ґедзь · Ana Ruiz";
	const of = (name: string) =>
		makeDocument(documentOf([{ kind: "letterhead", eyebrow: name, title: { text: name }, columns: [{ heading: "Till", lines: [name] }] }], { gaps: GAPS }));
	const { text, fonts } = readPdf(await of(names));
	expect([text.replace(/\s+/g, " ").split(names).length - 1, fonts.some(({ name }) => name?.includes("Inter")), text.includes(GAPS)]).toEqual([3, true, false]);
	const withGaps = await of("王小明 Ltd");
	expect([readPdf(withGaps).text.includes(GAPS), Buffer.from(withGaps).toString("latin1").split("/ActualText").length - 1]).toEqual([true, 3]);
});

const SESSIONS = times(20, 60);

test(`${SESSIONS} concurrent sessions and long texts continue over pages without a lost word`, async () => {
	const entries = Array.from({ length: SESSIONS }, (_, index) => ({
		label: "09:00–10:00",
		title: { text: `Session number ${index}` },
		text: { text: `word${index} `.repeat(400) },
	}));
	const { facts, text, structure } = await read(documentOf([SECTION, { kind: "entries", entries }]));
	expect(Number(facts.Pages)).toBeGreaterThan(SESSIONS / 2);
	expect(entries.filter(({ title }) => !text.includes(title.text))).toEqual([]);
	expect([0, SESSIONS - 1].map((index) => text.split(`word${index} `).length - 1)).toEqual([400, 400]);
	expect(textsIn(structure, "LI")).toHaveLength(SESSIONS);
});

test("a timetable is one picture with an alternative text", async () => {
	const boxes = Array.from({ length: 7 }, (_, index) => ({
		lane: index + 1,
		start: 540 + index,
		end: 545 + index,
		time: "09:00–09:05",
		title: { text: "A title that is far too long for a box of five minutes", href: "https://a.example/" },
		look: "plain" as const,
		mark: index === 0 ? "Inställt" : undefined,
	}));
	const { structure, links } = await read(
		documentOf([{ kind: "timetable", alt: "Dag 1", firstHour: 0, lastHour: 24, rooms: boxes.map(() => ({ name: { text: "Sal" }, lanes: 1 })), boxes }]),
	);
	expect(textsIn(structure, "Figure")).toHaveLength(1);
	expect(links).toEqual(Array(7).fill("https://a.example/"));
});

test.each(["en", "es", "sv"] as const)("a timetable shows the longest title of the sample whole in a box of twenty minutes (%s)", async (locale) => {
	const titles = sessions.map(({ title }) => title[locale] ?? "").sort((one, other) => other.length - one.length);
	const [title = ""] = titles;
	const box = { lane: 1, start: 540, end: 560, time: "09:00–09:20", title: { text: title }, look: "strong" as const };
	const rooms = Array.from({ length: 4 }, () => ({ name: { text: "Sal" }, lanes: 1 }));
	const { text } = await read(documentOf([SECTION, { kind: "timetable", alt: "Dag 1", firstHour: 8, lastHour: 22, rooms, boxes: [box] }]));
	expect(text).not.toContain("…");
	expect(title.split(" ").filter((word) => !text.includes(word))).toEqual([]);
});

test("a picture moves to the next page where it does not fit, and every picture is a figure", async () => {
	const picture = { jpeg: readFileSync("app/domain/content/share-picture/ground.jpg").toString("base64"), alt: "Publiken" };
	const paragraphs = Array.from({ length: 24 }, () => ({ kind: "paragraph", text: { text: "A line." } }) as const);
	const { facts, structure } = await read(
		documentOf([SECTION, ...paragraphs, { kind: "picture", picture, ratio: 2.4 }, { kind: "marks", marks: [picture, picture] }]),
	);
	expect([facts.Pages, structure.match(/Figure:/g)?.length]).toEqual(["2", 3]);
});

const badge = (more: Partial<Badge> = {}): Badge => ({
	kind: "badge",
	title: { text: "Toppmötet" },
	facts: ["19–21 november 2025"],
	nameLabel: "Namn",
	nameElsewhere: "Namn: se sidan",
	tier: "Standard",
	code: { ...qrCode("https://summit.example/t/x"), alt: "QR-kod" },
	entry: "Visa koden",
	fold: "Vik här",
	...more,
});

test.each([
	["nobody yet", undefined, "Namn"],
	["somebody whose letters no font has, to write them by hand", "محمد عبد الرحمن 王小明", "Namn: se sidan"],
	["somebody with a long name", "Bartholomew Featherstonehaugh-Cholmondeley de la Torre y Villavicencio-Wolfeschlegelsteinhausenberger", "berger"],
])("a badge has room for %s, and its code can be scanned", async (_, name, words) => {
	const inside = [{ term: "Gäller", value: { text: name ?? "inside" }, otherwise: "Se sidan" }];
	const model = documentOf([badge({ name }), { kind: "facts", facts: inside }], { cover: undefined });
	const { facts, text, structure } = await read(model);
	expect([facts.Pages, text.includes(words), textsIn(structure, "H1")]).toEqual(["1", true, ["Toppmötet"]]);
	expect(text.includes("Se sidan")).toBe(/\p{Script=Han}/u.test(name ?? ""));
	expect(scanPdf(await makePersonalDocument(model))).toEqual(["QR-Code:https://summit.example/t/x"]);
});

test("a badge omits letters that no font has; with fewer than two left, it says where to read the name", async () => {
	const names = [
		["Ana 王小明 Ruiz", "Ana Ruiz"],
		["Łukasz (王) Ґедзь", "Łukasz Ґедзь"],
		["Nguyễn ก่อง 🎉", "Nguyễn"],
		["J 小明", "Se sidan"],
		["王 1", "Se sidan"],
		["J", "J"],
	] as const;
	const facts = names.map(([name]) => ({ term: "Gäller", value: { text: name }, otherwise: "Se sidan" }));
	const { text, structure } = await read(documentOf([badge({ name: "Ana 王小明 Ruiz" }), { kind: "facts", facts }], { cover: undefined }));
	expect([textsIn(structure, "LBody"), text.match(/Ana\s+Ruiz/g)?.length, text.includes("Namn")]).toEqual([names.map(([, set]) => set), 2, false]);
});

test("personal documents are not cached", async () => {
	const model = documentOf([SECTION]);
	const first = await makePersonalDocument(model);
	const again = await makePersonalDocument(model);
	expect([again === first, Buffer.from(again).equals(Buffer.from(first))]).toEqual([false, true]);
});

test("a failed document is rejected, and the next one succeeds", async () => {
	const broken = makeDocument(documentOf([{ kind: "section" } as Block]));
	const next = makeDocument(documentOf([{ kind: "paragraph", text: { text: "next" } }]));
	await expect(broken).rejects.toBeInstanceOf(DocumentFailed);
	expect((await next).length).toBeGreaterThan(1000);
});

test.each([
	["en", "Something went wrong", "We couldn’t create this document just now. Please try again in a minute.", "Try again"],
	["es", "Algo salió mal", "No pudimos preparar este documento en este momento. Inténtalo de nuevo en un minuto.", "Intentar de nuevo"],
	["sv", "Något gick fel", "Dokumentet gick inte att skapa just nu. Försök igen om en minut.", "Försök igen"],
] as const)("a page says in %s that a document failed, and offers another try", async (language, title, words, retry) => {
	vi.mocked(console.error).mockImplementation(() => {});
	const answer = await documentResponse(documentOf([{ kind: "section" } as Block], { language }), "agenda");
	vi.mocked(console.error).mockClear();
	const page = parse(await answer.text());
	expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "60", "no-store"]);
	expect([page.documentElement.lang, ...texts(page, "title, h1, p, a")]).toEqual([language, title, title, words, retry]);
	expect(page.querySelector("a")?.getAttribute("href")).toBe("?");
});
