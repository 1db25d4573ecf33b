import { databaseOf } from "./http.ts";
import type { RunningSite } from "./running-site.ts";

/** Gives the test content's networking session three slots at three tables, and adds two sectors. */
export function offerMeetings(site: RunningSite): void {
	const sqlite = databaseOf(site);
	if (!sqlite.prepare("SELECT 1 FROM meeting_session").get()) {
		sqlite.exec(`INSERT INTO meeting_session (session_id, slot_minutes, pause_minutes) SELECT id, 20, 5 FROM session WHERE agenda_id = 'business-matchmaking'`);
		for (const [index, [start, end]] of [
			["16:00", "16:20"],
			["16:25", "16:45"],
			["16:50", "17:10"],
		].entries())
			sqlite
				.prepare(
					`INSERT INTO meeting_slot (meeting_session_id, number, date, start_time, end_time)
					 SELECT meeting_session.id, ?, date, ?, ? FROM meeting_session JOIN session ON session.id = session_id`,
				)
				.run(index + 1, start, end);
		for (const name of ["1", "2", "3"])
			sqlite
				.prepare("INSERT INTO meeting_table (meeting_session_id, name, floor, position) SELECT id, ?, 'Garden', ? FROM meeting_session")
				.run(name, Number(name));
		sqlite.exec(`INSERT INTO meeting_sector (name, position) VALUES ('{"en":"Energy","es":"Energía","sv":"Energi"}', 0), ('{"en":"Mining"}', 1)`);
	}
	sqlite.close();
}

interface Taking {
	secret: string;
	name?: string;
	offers?: string;
	seeks?: string;
	email?: string;
	isVisible?: boolean;
}

/** The attendee of a ticket takes part. Returns the ticket's id. */
export function takePart(site: RunningSite, { secret, name = "Ana Ruiz", offers = "Pumps", seeks = "Customers", email, isVisible = true }: Taking): number {
	const sqlite = databaseOf(site);
	const id = sqlite.prepare<string, number>("SELECT id FROM ticket WHERE secret = ?").pluck().get(secret) as number;
	sqlite.prepare("UPDATE ticket SET attendee_name = ?, company = ?, country = 'Sweden' WHERE id = ?").run(name, `${name} AB`, id);
	sqlite
		.prepare(
			`INSERT INTO meeting_profile (ticket_id, languages, sectors, offers, seeks, email, shows_email, shows_phone, is_visible, created_at)
			 VALUES (?, '["en"]', '[]', ?, ?, ?, ?, 0, ?, ?)`,
		)
		.run(id, offers, seeks, email ?? null, email ? 1 : 0, isVisible ? 1 : 0, new Date().toISOString());
	sqlite.close();
	return id;
}

/** Publishes a meeting in the first slot and at the first table that are free. */
export function addMeeting(site: RunningSite, one: number, other: number): void {
	const sqlite = databaseOf(site);
	sqlite.exec("INSERT OR IGNORE INTO setting (key, value) VALUES ('meetings_published', '')");
	sqlite
		.prepare(
			`INSERT INTO meeting (slot_id, table_id, one_id, other_id, state, changed_at)
			 SELECT meeting_slot.id, meeting_table.id, ?, ?, 'fixed', ? FROM meeting_slot CROSS JOIN meeting_table
			 WHERE NOT EXISTS (SELECT 1 FROM meeting WHERE slot_id = meeting_slot.id AND table_id = meeting_table.id AND state = 'fixed') ORDER BY 1, 2 LIMIT 1`,
		)
		.run(Math.min(one, other), Math.max(one, other), new Date().toISOString());
	sqlite.close();
}
