import type { Database } from "better-sqlite3";
import { fold } from "#db/fold.ts";
import { countChanges } from "./version-triggers.ts";

interface Name {
	en: string;
	es?: string;
	sv?: string;
	stale?: string[];
}

const LANGUAGES = ["es", "sv"] as const;

/** One room, however its English name is written. */
const keyOf = ({ en }: Name) => fold(en).replace(/\s+/g, "");

/** What a room is called: as most sessions have it, with the translations that those lack taken from others. */
function merged(names: Name[]): Name {
	const byText = [...Map.groupBy(names, (name) => JSON.stringify(name)).values()].sort((one, other) => other.length - one.length);
	const [most, ...others] = byText.map(([name]) => name as Name) as [Name, ...Name[]];
	const name = { ...most };
	for (const language of LANGUAGES) name[language] ||= others.find((other) => other[language])?.[language];
	return name;
}

const says = (one: Name, other: Name) => other.en === one.en && LANGUAGES.every((language) => !other[language] || other[language] === one[language]);

const idOf = ({ en }: Name) =>
	fold(en)
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 60)
		.replace(/^-|-$/g, "") || "room";

function idsFor(names: Name[]): string[] {
	const ids: string[] = [];
	for (const name of names) {
		const base = idOf(name);
		for (let number = 1; ; number++) {
			const id = number === 1 ? base : `${base}-${number}`;
			if (ids.includes(id) || ["new", "order", "import"].includes(id)) continue;
			ids.push(id);
			break;
		}
	}
	return ids;
}

/**
 * What sessions called their rooms becomes rooms, the busiest first, as the timetable had them. Where two sessions wrote
 * one room's name differently, the log says so in the room's history. The log's sessions name the rooms, too; where no
 * session is in that room any more, one that can be added under its name.
 */
export function run(sqlite: Database): void {
	sqlite.exec(`
		CREATE TABLE room (
			id TEXT PRIMARY KEY,
			name TEXT NOT NULL CHECK (json_type(name, '$.en') IS 'text'),
			places INTEGER CHECK (places > 0),
			floor TEXT CHECK (floor IS NULL OR json_type(floor, '$.en') IS 'text'),
			step_free INTEGER NOT NULL DEFAULT 0 CHECK (step_free IN (0, 1)),
			hearing_loop INTEGER NOT NULL DEFAULT 0 CHECK (hearing_loop IN (0, 1)),
			"order" INTEGER NOT NULL DEFAULT 0
		) STRICT;
		${countChanges("room")}
		ALTER TABLE session ADD COLUMN room_id TEXT REFERENCES room (id);
		CREATE INDEX session_room ON session (room_id);
	`);
	const sessions = sqlite
		.prepare<[], [id: number, location: string]>("SELECT id, location FROM session ORDER BY agenda_id IS NULL, date, start_time, id")
		.raw()
		.all();
	const planned = sessions.map(([id, location]) => ({ id, name: JSON.parse(location) as Name })).filter(({ name }) => keyOf(name) !== "");
	const byKey = [...Map.groupBy(planned, ({ name }) => keyOf(name))].sort(
		([one, { length }], [other, { length: others }]) => others - length || (one < other ? -1 : 1),
	);
	const names = byKey.map(([, ofRoom]) => merged(ofRoom.map(({ name }) => name)));
	const ids = idsFor(names);
	const roomOf = new Map(byKey.map(([key], index) => [key, ids[index] as string]));

	const insert = sqlite.prepare('INSERT INTO room (id, name, "order") VALUES (?, ?, ?)');
	const note = sqlite.prepare("INSERT INTO change (batch, username, noun, entity_id, name, before, after) VALUES ('rooms', 'upgrade', 'room', ?, ?, ?, ?)");
	for (const [index, [, ofRoom]] of byKey.entries()) {
		const [id, name] = [ids[index] as string, names[index] as Name];
		insert.run(id, JSON.stringify(name), index + 1);
		const written = new Set(ofRoom.filter((session) => !says(name, session.name)).map((session) => JSON.stringify(session.name)));
		const state = (called: Name) => JSON.stringify({ id, name: called, stepFree: false, hearingLoop: false, order: index + 1 });
		for (const otherwise of written) note.run(id, name.en, state(JSON.parse(otherwise)), state(name));
	}
	const assign = sqlite.prepare("UPDATE session SET room_id = ? WHERE id = ?");
	for (const { id, name } of planned) assign.run(roomOf.get(keyOf(name)), id);
	sqlite.exec("ALTER TABLE session DROP COLUMN location");

	const rewrite = sqlite.prepare("UPDATE change SET before = ?, after = ? WHERE id = ?");
	const withRoom = (state: string | null) => {
		const { location, ...session } = JSON.parse(state ?? "{}") as { location?: Name };
		return location ? JSON.stringify({ ...session, roomId: roomOf.get(keyOf(location)) ?? idOf(location) }) : state;
	};
	const log = sqlite.prepare<[], [id: number, before: string | null, after: string | null]>(
		"SELECT id, before, after FROM change WHERE noun IN ('session', 'workshop')",
	);
	for (const [id, before, after] of log.raw().all()) rewrite.run(withRoom(before), withRoom(after), id);
}
