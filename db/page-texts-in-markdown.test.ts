import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";

test("paragraphs of pages that were written before Markdown read as they did, in the log as well; headlines stay", () => {
	const sqlite = new SQLite(":memory:");
	migrate(sqlite, 21);
	const typed = { en: "# *One* [two](/x) <b> R&D a_b_c \\ &amp;", sv: "R&D", stale: ["sv"] };
	const write = sqlite.prepare("INSERT INTO page_text (key, text) VALUES (?, ?)");
	for (const key of ["about/lead", "about/story/first", "about/title"]) write.run(key, JSON.stringify(typed));
	sqlite
		.prepare("INSERT INTO change (batch, username, noun, entity_id, name, before, after) VALUES ('b', 'ana', 'page', 'about', 'About', NULL, ?)")
		.run(JSON.stringify({ id: "about", "about/lead": { en: "*" }, "about/title": { en: "*" } }));
	migrate(sqlite, 22);
	const texts = sqlite.prepare("SELECT key, text FROM page_text ORDER BY key").raw().all() as [string, string][];
	const line = "# \\*One\\* \\[two](/x) \\<b> R\\&D a\\_b\\_c \\\\ \\&amp;";
	expect(texts.map(([key, text]) => [key, JSON.parse(text)])).toEqual([
		["about/lead", { ...typed, en: line }],
		["about/story/first", { ...typed, en: `\\${line}` }],
		["about/title", typed],
	]);
	const logged = sqlite.prepare("SELECT before, after FROM change").raw().get() as [null, string];
	expect([logged[0], JSON.parse(logged[1])]).toEqual([null, { id: "about", "about/lead": { en: "\\*" }, "about/title": { en: "*" } }]);
});

test("texts of home that were written before Markdown read as they did; its paragraphs were escaped already", () => {
	const sqlite = new SQLite(":memory:");
	migrate(sqlite, 24);
	const write = sqlite.prepare("INSERT INTO page_text (key, text) VALUES (?, ?)");
	for (const key of ["home/about/paragraphs/first", "home/call/lead", "home/call/title", "partners/homeLead"]) write.run(key, '{"en":"*One* a_b","es":"R&D"}');
	sqlite
		.prepare("INSERT INTO change (batch, username, noun, entity_id, name, before, after) VALUES ('b', 'ana', 'page', 'home', 'Home', NULL, ?)")
		.run(JSON.stringify({ id: "home", "home/call/lead": { en: "*" }, "home/call/title": { en: "*" } }));
	migrate(sqlite, 25);
	expect(sqlite.prepare("SELECT key, text FROM page_text ORDER BY key").raw().all()).toEqual([
		["home/about/paragraphs/first", '{"en":"*One* a_b","es":"R&D"}'],
		["home/call/lead", '{"en":"\\\\*One\\\\* a\\\\_b","es":"R&D"}'],
		["home/call/title", '{"en":"*One* a_b","es":"R&D"}'],
		["partners/homeLead", '{"en":"\\\\*One\\\\* a\\\\_b","es":"R&D"}'],
	]);
	expect(sqlite.prepare("SELECT before, after FROM change").raw().get()).toEqual([
		null,
		'{"id":"home","home/call/lead":{"en":"\\\\*"},"home/call/title":{"en":"*"}}',
	]);
});
