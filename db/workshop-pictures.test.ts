import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";

const SAMPLES = [
	["hear-the-leak", "Hear the leak: your first water sensor"],
	["put-server-heat-to-work", "Put your server’s heat to work"],
	["patient-capital", "Sell a share, keep the firm"],
	["pay-for-results", "A contract that both sides keep"],
	["your-first-shipment", "Your first shipment to the Nordics"],
	["ask-the-neighbours-first", "Ask the neighbours first"],
] as const;

test("sample workshops are given their own picture, those that organizers touched keep theirs", () => {
	const sqlite = new SQLite(":memory:");
	migrate(sqlite, 6);
	const place = sqlite.prepare(
		`INSERT INTO workshop (id, title, description, image, category, level, duration_minutes, date, start_time, price, max_attendees, location)
		VALUES (?, json_object('en', ?), '{"en":"About."}', NULL, 'Business', 'beginner', 60, '2025-11-19', '09:00', 0, 9, '{"en":"Lab"}')`,
	);
	for (const [id, title] of SAMPLES) place.run(id, title);
	sqlite.exec("INSERT INTO seed_record SELECT 'workshop', id FROM workshop");
	const set = sqlite.prepare("UPDATE workshop SET image = :image WHERE id = :id");
	for (const id of ["hear-the-leak", "put-server-heat-to-work"]) set.run({ id, image: "/images/workshops/technology-1" });
	set.run({ id: "patient-capital", image: "/images/workshops/business-1" });
	set.run({ id: "pay-for-results", image: "/pictures/0123456789abcdef01234567" });
	set.run({ id: "your-first-shipment", image: null });
	set.run({ id: "ask-the-neighbours-first", image: "/images/workshops/business-1" });
	sqlite.exec(`UPDATE workshop SET title = '{"en":"Ours now"}' WHERE id = 'ask-the-neighbours-first'`);
	sqlite.exec(`INSERT INTO change (batch, username, noun, entity_id, name, after) VALUES ('b', 'ana', 'workshop', 'put-server-heat-to-work', 'Heat', '{}')`);
	migrate(sqlite);
	const image = sqlite.prepare("SELECT image FROM workshop WHERE id = ?").pluck();
	const kept = ["hear-the-leak", "your-first-shipment", "put-server-heat-to-work", "patient-capital", "pay-for-results", "ask-the-neighbours-first"];
	expect(kept.map((id) => image.get(id))).toEqual([
		"/images/workshops/hear-the-leak",
		"/images/workshops/your-first-shipment",
		"/images/workshops/technology-1",
		"/images/workshops/business-1",
		"/pictures/0123456789abcdef01234567",
		"/images/workshops/business-1",
	]);
});
