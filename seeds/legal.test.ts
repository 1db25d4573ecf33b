import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { migrate } from "../db/migrate";
import { seed } from ".";
import { legalPages } from "./legal";
import { hashOf, renewLegalPages } from "./legal-former";

const OLD = '{"en":"What an earlier release said."}';

test("a legal text that nobody has edited since an earlier release placed it says what this one does; an edited one stays", () => {
	const sqlite = new SQLite(":memory:");
	migrate(sqlite);
	seed(sqlite);
	sqlite.prepare("UPDATE legal_page SET body = ?, updated_on = '2025-01-01' WHERE id = 'privacy'").run(OLD);
	sqlite.prepare("UPDATE legal_page SET body = ? WHERE id = 'cookies'").run(OLD.replace("said", "said, edited"));
	renewLegalPages(sqlite, [hashOf(OLD)]);
	const stored = (id: string) => sqlite.prepare<[string], { body: string; updated_on: string }>("SELECT body, updated_on FROM legal_page WHERE id = ?").get(id);
	const privacy = legalPages.find(({ id }) => id === "privacy");
	expect(stored("privacy")).toEqual({ body: JSON.stringify(privacy?.body), updated_on: privacy?.updatedOn });
	expect(stored("cookies")?.body).toBe(OLD.replace("said", "said, edited"));
});

test("no text that is placed now counts as one of an earlier release", () => {
	const sqlite = new SQLite(":memory:");
	migrate(sqlite);
	seed(sqlite);
	const version = sqlite.prepare("SELECT version FROM table_version WHERE name = 'legal_page'").pluck();
	const before = version.get();
	renewLegalPages(sqlite);
	expect(version.get()).toBe(before);
});
