import type { Database } from "better-sqlite3";

/** Words in the names and bodies of triggers and views. */
const NAMES: Record<string, string> = { trace: "entity_revision", noun: "entity_type", stock_state: "stock_status", held: "status" };
const named = (sql: string) => sql.replace(/(?<![a-z])(trace|noun|stock_state|held)(?![a-z])/g, (name) => NAMES[name] as string);

/** Values of `order_event.type`. */
const EVENTS = {
	handedOn: "reassigned",
	handedOnByHolder: "reassignedByAttendee",
	dealtWith: "resolved",
	noted: "noteChanged",
	arrived: "checkedIn",
	arrivalUndone: "checkInUndone",
	toTransfer: "switchedToTransfer",
	elsewhereCounted: "refundsElsewhereCounted",
	mailedAgain: "mailResent",
	groupMailed: "groupMailSent",
	creditNoted: "creditNoteIssued",
	placeHeld: "registrationReserved",
	placeTaken: "registered",
	placeGivenBack: "registrationCancelled",
	placeGivenUp: "registrationGivenUp",
	placeTakenOut: "registrationRemoved",
	placeCancelled: "paidRegistrationCancelled",
	placeAwaited: "waitingListJoined",
	placeNoLongerAwaited: "waitingListLeft",
	placeOffered: "spotOffered",
	offerLapsed: "offerExpired",
	ticketOfPlaceCancelled: "ticketOfRegistrationCancelled",
};
const renamed = (column: string, names: Record<string, string>) =>
	`CASE ${column} ${Object.entries(names)
		.map(([from, to]) => `WHEN '${from}' THEN '${to}'`)
		.join(" ")} ELSE ${column} END`;

const roles = (column: string) => `replace(replace(${column}, '"desk"', '"box_office"'), '"door"', '"check_in"')`;

const SQL = `
ALTER TABLE trace RENAME TO entity_revision;
ALTER TABLE stock_state RENAME TO stock_status;
ALTER TABLE stock_status RENAME COLUMN state TO status;
${["entity_revision", "stock_status", "address", "change", "schedule_number", "search_entry", "search_stale"].map((table) => `ALTER TABLE ${table} RENAME COLUMN noun TO entity_type;`).join("\n")}
UPDATE table_version SET name = 'entity_revision' WHERE name = 'trace';
UPDATE table_version SET name = 'stock_status' WHERE name = 'stock_state';

ALTER TABLE event ADD COLUMN status TEXT NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'postponed', 'cancelled'));
UPDATE event SET status = held WHERE held IS NOT NULL;
ALTER TABLE event DROP COLUMN held;
ALTER TABLE holding RENAME TO disruption;
ALTER TABLE disruption RENAME COLUMN held TO status;
ALTER TABLE holding_order RENAME TO disruption_order;
UPDATE change SET name = 'scheduled' WHERE entity_type = 'summit' AND name = 'planned';

CREATE TABLE workshop_registration (
	id INTEGER PRIMARY KEY,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id),
	workshop_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('reserved', 'registered', 'cancelled')),
	line_id INTEGER REFERENCES order_line (id) CHECK (state <> 'reserved' OR line_id IS NOT NULL),
	created_at TEXT NOT NULL,
	ended_at TEXT CHECK ((ended_at IS NOT NULL) = (state = 'cancelled')),
	notified TEXT NOT NULL CHECK (json_type(notified) IS 'object')
) STRICT;
INSERT INTO workshop_registration
SELECT id, ticket_id, workshop_id, ${renamed("state", { held: "reserved", taken: "registered", givenBack: "cancelled" })}, line_id, created_at, ended_at, told FROM place;
DROP TABLE place;
CREATE INDEX workshop_registration_line ON workshop_registration (line_id) WHERE line_id IS NOT NULL;
CREATE UNIQUE INDEX workshop_registration_of_ticket ON workshop_registration (ticket_id, workshop_id) WHERE state <> 'cancelled';
CREATE INDEX workshop_registration_ticket ON workshop_registration (ticket_id);
CREATE INDEX workshop_registration_workshop ON workshop_registration (workshop_id);
ALTER TABLE workshop DROP COLUMN former;

ALTER TABLE ticket RENAME COLUMN arrived_at TO checked_in_at;
ALTER TABLE ticket RENAME COLUMN arrived_by TO checked_in_by;
ALTER TABLE order_event RENAME COLUMN what TO type;
UPDATE order_event SET
	type = ${renamed("type", EVENTS)},
	details = iif(details ->> '$.byHolder', json_set(json_remove(details, '$.byHolder'), '$.byAttendee', json('true')), details);
DROP INDEX order_event_what;
CREATE INDEX order_event_type ON order_event (type, order_id);
CREATE TABLE new_revoked_secret (
	hash TEXT PRIMARY KEY,
	ticket_id INTEGER NOT NULL REFERENCES ticket (id),
	reason TEXT NOT NULL CHECK (reason IN ('cancelled', 'reassigned')),
	revoked_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO new_revoked_secret SELECT hash, ticket_id, ${renamed("why", { handedOn: "reassigned" })}, revoked_at FROM revoked_secret;
DROP TABLE revoked_secret;
ALTER TABLE new_revoked_secret RENAME TO revoked_secret;

CREATE TABLE new_user_role (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	role TEXT NOT NULL CHECK (role IN ('admin', 'editor', 'messages', 'box_office', 'check_in')),
	PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;
INSERT INTO new_user_role SELECT user_id, ${renamed("role", { desk: "box_office", door: "check_in" })} FROM user_role;
DROP TABLE user_role;
ALTER TABLE new_user_role RENAME TO user_role;
UPDATE change SET before = ${roles("before")}, after = ${roles("after")} WHERE entity_type = 'user';
`;

/** Gives tables, columns and stored values the names that the code uses. Changes no revision, calendar number or search entry. */
export function run(sqlite: Database): void {
	const parts = sqlite
		.prepare<[], { type: string; name: string; sql: string }>(
			"SELECT type, name, sql FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY type DESC, rowid",
		)
		.all();
	for (const { type, name } of parts.toReversed()) sqlite.exec(`DROP ${type} ${name}`);
	sqlite.exec(SQL);
	for (const { sql } of parts) sqlite.exec(named(sql));
}
