import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { texts } from "../support/html.ts";
import { organizerOf, type Visitor } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, "../fixtures", name), "utf8");
/** The answers of the release in which an agenda entry and its workshop were two records. */
const ANSWERS = new Map(
	fixture("two-records-answers.txt")
		.trim()
		.split("\n")
		.map((line) => line.split("\t") as [string, string]),
);

let site: RunningSite;
let organizer: Visitor;
const folder = mkdtempSync(path.join(tmpdir(), "summit-programme-"));
beforeAll(async () => {
	const file = path.join(folder, "summit.db");
	const sqlite = new SQLite(file);
	migrate(sqlite, 9);
	sqlite.exec(fixture("two-records.sql"));
	fillLog(sqlite);
	sqlite.close();
	site = await startSite({ DATABASE_URL: `file:${file}` });
	organizer = await organizerOf(site);
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true });
});

function fillLog(sqlite: SQLite.Database): void {
	const note = sqlite.prepare("INSERT INTO change (batch, username, noun, entity_id, name, before, after) VALUES (?, 'ana', ?, ?, 'Something', ?, ?)");
	const same = {
		...{ id: "same", title: { en: "Same", es: "Igual", sv: "Samma" }, image: "/images/workshops/same", category: "Technology", level: "beginner" },
		description: { en: "First paragraph.\n\nSecond.", es: "Primero.\n\nSegundo." },
		...{ durationMinutes: 90, date: "2025-11-19", startTime: "11:00", maxAttendees: 20, location: { en: "Lab 1", es: "Laboratorio 1" }, speakerId: "ana" },
	};
	note.run("price", "workshop", "same", JSON.stringify({ ...same, price: 100 }), JSON.stringify({ ...same, price: 4900 }));
	const gone = { ...same, id: "gone", price: 300 };
	note.run("deleted", "workshop", "gone", JSON.stringify(gone), null);
	const plain = {
		...{ id: "plain", day: 2, startTime: "17:00", endTime: "18:00", title: { en: "Plain" }, description: { en: "A workshop by its type alone." } },
		...{ location: { en: "Lab 1" }, type: "Workshop", speakerIds: [] },
	};
	note.run("parted", "session", "plain", JSON.stringify({ ...plain, workshopId: "former" }), JSON.stringify(plain));
	note.run("parted", "workshop", "former", JSON.stringify({ ...gone, id: "former" }), null);
	note.run("renamed", "session", "plain", JSON.stringify({ ...plain, title: { en: "Simple" } }), JSON.stringify(plain));
}

const answerOf = async (address: string) => (await organizer.get(address)).text();
interface Answer extends Record<string, unknown> {
	id: string;
}
/** Only one session had a translated room name; now they share the room. */
const inOneRoom = (entry: Answer, address: string) => (address.includes("lng=es") && entry.location === "Lab 1" ? { location: "Laboratorio 1" } : {});
const butFor = (address: string, changes: Record<string, object>) =>
	JSON.stringify((JSON.parse(ANSWERS.get(address) as string) as Answer[]).map((entry) => ({ ...entry, ...inOneRoom(entry, address), ...changes[entry.id] })));

test.each([...ANSWERS.keys()].filter((address) => address.startsWith("/api/agenda")))(
	"%s answers as before, byte for byte, except for a leader who is now first",
	async (address) => {
		expect(await answerOf(address)).toBe(butFor(address, { led: { type: "Workshop", speakerIds: ["erik", "ana"] } }));
	},
);

test.each([...ANSWERS.keys()].filter((address) => address.startsWith("/api/workshops")))(
	"%s answers as before, byte for byte, except for differences to the agenda and availability",
	async (address) => {
		const differs = { title: "As on the agenda", duration: 90, date: "2025-11-20", startTime: "10:00", location: "Garden" };
		const before = JSON.parse(ANSWERS.get(address) as string) as Answer[];
		const after = butFor(address, { differs, "past-midnight": { duration: 29 } });
		const order = ["same", "nobody", "own-name", "differs", "led", "twice", "past-midnight", "twins"];
		const sorted = (JSON.parse(after) as Answer[]).sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
		expect(before.map(({ id }) => id).sort()).toEqual([...order].sort());
		expect((await answerOf(address)).replaceAll('"availability":"onSale",', "")).toBe(JSON.stringify(sorted));
	},
);

test("merged differences need attention, and show in the workshop's form until they are reviewed", async () => {
	const problems = async () =>
		texts(await organizer.document("/admin"), "[aria-labelledby=check-title] li").filter((problem) => problem.includes("was not the same"));
	expect(await problems()).toEqual([
		"“As on the agenda” was not the same on the agenda and on its own page: title, date, start, duration, and room. What the agenda said is kept; please review it.",
		"“Led” was not the same on the agenda and on its own page: type and speakers. What the agenda said is kept; please review it.",
		"“Twice” was not the same on the agenda and on its own page: several sessions. What the agenda said is kept; please review it.",
		"“Late” was not the same on the agenda and on its own page: duration. What the agenda said is kept; please review it.",
	]);
	const note = async (id: string, what: string) => texts(await organizer.document(`/admin/workshops/${id}`), `#former ${what}`);
	expect(await note("differs", "dd")).toEqual(["As a workshop", "November 19, 2025", "14:00", "120", "Lab 2"]);
	expect(await note("led", "dd")).toEqual(["Panel", "Ana and Erik"]);
	expect(await note("twice", "a")).toEqual(["a-twice"]);
	expect((await organizer.post("/admin/workshops/differs/former", {})).headers.get("location")).toBe("/admin/workshops/differs");
	expect([await note("differs", "h2"), (await problems()).length]).toEqual([[], 3]);
});

test("earlier changes can be read, and undone where they still apply", async () => {
	expect(texts(await organizer.document("/admin/activity"), "main").join()).toContain("Price in US dollars");
	const undo = async (batch: string) => (await organizer.post(`/admin/activity/${batch}/undo`, {})).headers.getSetCookie()[0]?.split(";")[0];
	expect(await undo("price")).toBe("toast=undone");
	expect(await answerOf("/api/workshops?lng=en")).toContain('"price":100,"maxAttendees":20');
	expect(await undo("deleted")).toBe("toast=undone");
	expect(JSON.parse(await answerOf("/api/workshops?lng=en")).find(({ id }: Answer) => id === "gone")).toMatchObject({ price: 300, speakerId: "ana" });
	expect(await answerOf("/api/agenda?lng=en")).not.toContain("gone");
	expect(await undo("parted")).toBe("toast=noLongerFits&texts=editSession&control=workshopId&error=noLongerKept");
	expect((await organizer.get("/admin/workshops/former")).status).toBe(404);
	expect(await undo("renamed")).toBe("toast=undone");
	expect(JSON.parse(await answerOf("/api/agenda?lng=en")).find(({ id }: Answer) => id === "plain")).toMatchObject({ title: "Simple", type: "Workshop" });
});
