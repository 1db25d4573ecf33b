import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite, { type Database } from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSchema64 } from "../tests/support/schema-64.ts";
import { openDatabase } from "./connection.server.ts";
import { migrate, NEWEST_SCHEMA, SchemaRefused } from "./migrate.ts";
import { faultsOf, missingParts } from "./soundness.ts";

let folder = "";
let file = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "summit-migrate-"));
	file = path.join(folder, "summit.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

type Row = Record<string, unknown>;

const schemaIn = (sqlite: Database) => sqlite.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name").all();

/** Returns the rows of every table that is not empty, except the search index's own. */
function rowsIn(sqlite: Database): Record<string, Row[]> {
	const tables = sqlite
		.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_index%' ORDER BY name")
		.pluck()
		.all();
	return Object.fromEntries(tables.map((table) => [table, sqlite.prepare<[], Row>(`SELECT * FROM "${table}"`).all()]).filter(([, rows]) => rows?.length));
}

const made = (schema?: number) => {
	const sqlite = new SQLite(":memory:");
	migrate(sqlite, schema);
	return sqlite;
};
const used = () => {
	writeSchema64(file);
	return new SQLite(file);
};

test("the baseline has the schema of a database that the 64 migrations made", () => {
	expect(schemaIn(made(64))).toEqual(schemaIn(used()));
});

test("the baseline holds the rows that the 64 migrations inserted", () => {
	const sqlite = made(64);
	const tables = rowsIn(used()).table_version?.map(({ name }) => name);
	const stale = ["article", "legalPage", "page", "partner", "question", "region", "session", "speaker", "workshop"];
	const settings = Object.fromEntries(
		sqlite
			.prepare<[], string>("SELECT name FROM pragma_table_info('sales_setting')")
			.pluck()
			.all()
			.map((name) => [name, null]),
	);
	expect(rowsIn(sqlite)).toEqual({
		retention: [{ id: 1, message_days: 365, mail_days: 30, activity_days: 365, order_days: 0, invoice_years: 6 }],
		sales_setting: [{ ...settings, id: "sales", tax_name: "IVA", tax_rate: 1600, transfer_days: 10, cancel_percent: 100 }],
		search_stale: stale.map((noun) => ({ noun, entity_id: "*" })),
		sqlite_sequence: ["contact_message", "subscriber", "mail"].map((name) => ({ name, seq: 0 })),
		table_version: tables?.map((name) => ({ name, version: name === "search_stale" ? stale.length : 0 })),
	});
});

test("the steps to schema 70 keep every row but for the changes they are made for", () => {
	const sqlite = used();
	const before = rowsIn(sqlite);
	migrate(sqlite, 70);
	const without = (rows: Row[] = [], column: string) => rows.map(({ [column]: _, ...others }) => others);
	const erased = new Set(before.order?.filter(({ erased_at }) => erased_at).map(({ id }) => id));
	const payments = new Map(before.payment?.map(({ id, amount }) => [id, amount]));
	const { statement_line: lines, ...others } = rowsIn(sqlite);
	// 66: processed lines belong to orders. Earlier they were known only by hash.
	expect(without(lines, "id").toSorted((one, other) => (String(one.hash) < String(other.hash) ? -1 : 1))).toEqual(
		before.statement_line?.map((line) => ({
			...{ state: "matched", amount: payments.get(line.payment_id), currency: "USD" },
			...{ date: null, name: null, dismissed_at: null, dismissed_by: null, reason: null },
			...line,
		})),
	);
	const { statement_line: _, ...kept } = before;
	expect(others).toEqual({
		...kept,
		// 67: the secret leaves the database, whose file is then rewritten.
		setting: [{ key: "rewrite_due", value: "" }, ...(before.setting?.filter(({ key }) => key !== "session_secret") ?? [])],
		// 68: hosts of requests are deleted.
		order: without(before.order, "origin"),
		holding: without(before.holding, "origin"),
		// 70: invoices of erased orders lose the email.
		invoice: before.invoice?.map(({ snapshot, ...invoice }) => {
			const said = JSON.parse(snapshot as string);
			if (erased.has(invoice.order_id)) delete said.buyer.email;
			return { ...invoice, snapshot: JSON.stringify(said) };
		}),
	});
	expect(readFileSync(`${file}.secret`, "utf8")).toBe("the secret that stood in the database\n");
});

/** Names at schema 70, and at 71. */
const TABLES: Record<string, string> = {
	...{ trace: "entity_revision", stock_state: "stock_status", place: "workshop_registration" },
	...{ holding: "disruption", holding_order: "disruption_order" },
};
const COLUMNS: Record<string, string> = {
	...{ noun: "entity_type", held: "status", told: "notified", why: "reason", what: "type", former: "" },
	...{ arrived_at: "checked_in_at", arrived_by: "checked_in_by", "stock_state.state": "status" },
};
const VALUES: Record<string, Record<string, string>> = {
	"place.state": { held: "reserved", taken: "registered", givenBack: "cancelled" },
	"user_role.role": { desk: "box_office", door: "check_in" },
	"table_version.name": TABLES,
	"change.name": { planned: "scheduled" },
	"revoked_secret.why": { handedOn: "reassigned" },
};
const EVENTS = {
	...{ handedOn: "reassigned", handedOnByHolder: "reassignedByAttendee", dealtWith: "resolved", noted: "noteChanged", arrived: "checkedIn" },
	...{ arrivalUndone: "checkInUndone", toTransfer: "switchedToTransfer", elsewhereCounted: "refundsElsewhereCounted", mailedAgain: "mailResent" },
	...{ groupMailed: "groupMailSent", creditNoted: "creditNoteIssued", placeHeld: "registrationReserved", placeTaken: "registered" },
	...{ placeGivenBack: "registrationCancelled", placeGivenUp: "registrationGivenUp", placeTakenOut: "registrationRemoved" },
	...{ placeCancelled: "paidRegistrationCancelled", placeAwaited: "waitingListJoined", placeNoLongerAwaited: "waitingListLeft" },
	...{ placeOffered: "spotOffered", offerLapsed: "offerExpired", ticketOfPlaceCancelled: "ticketOfRegistrationCancelled" },
};

test("step 71 changes only names, in a used database as in a new one, and the append-only tables stay so", () => {
	const sqlite = used();
	migrate(sqlite, 70);
	const before = rowsIn(sqlite);
	migrate(sqlite, 71);
	expect([schemaIn(sqlite), faultsOf(sqlite), missingParts(sqlite, 71)]).toEqual([schemaIn(made(71)), [], []]);
	const renamedValue = (name: string, value: unknown) => {
		if (name === "order_event.what") return EVENTS[value as keyof typeof EVENTS] ?? value;
		if (name === "order_event.details") return String(value).replace('"byHolder":', '"byAttendee":');
		if (/^change\.(before|after)$/.test(name)) return value && String(value).replace('"desk"', '"box_office"').replace('"door"', '"check_in"');
		return VALUES[name]?.[value as string] ?? value;
	};
	const renamed = ([table, rows]: [string, Row[]]) => [
		TABLES[table] ?? table,
		rows.map((row) =>
			Object.fromEntries(
				Object.entries(row)
					.map(([column, value]) => [COLUMNS[`${table}.${column}`] ?? COLUMNS[column] ?? column, renamedValue(`${table}.${column}`, value)])
					.filter(([column]) => column),
			),
		),
	];
	const byKey = (rows: Record<string, Row[]>) =>
		Object.entries(rows).map(([table, all]) => [table, all.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()]);
	expect(Object.fromEntries(byKey(rowsIn(sqlite)))).toEqual(Object.fromEntries(byKey(Object.fromEntries(Object.entries(before).map(renamed)))));
	expect(() => sqlite.exec("UPDATE order_event SET type = 'paid'")).toThrow("order_event is never changed");
});

test("step 78 lets drafts leave fields empty, and changes nothing else", () => {
	const sqlite = used();
	migrate(sqlite, 77);
	const before = rowsIn(sqlite);
	migrate(sqlite, 78);
	expect([rowsIn(sqlite), schemaIn(sqlite), faultsOf(sqlite)]).toEqual([before, schemaIn(made(78)), []]);
	sqlite.exec(`
		UPDATE speaker SET country = '', category = '';
		UPDATE session SET type = '';
		UPDATE workshop SET category = '', level = '', price = NULL, max_attendees = NULL;
	`);
	for (const wrong of [
		"speaker SET country = 'SWE'",
		"speaker SET category = 'x'",
		"session SET type = 'x'",
		"workshop SET level = 'x'",
		"workshop SET price = -1",
	])
		expect(() => sqlite.exec(`UPDATE ${wrong}`)).toThrow("CHECK constraint failed");
});

test("the fixture contains rows of every kind that an upgrade must keep", () => {
	const sqlite = used();
	const count = (sql: string) => sqlite.prepare(sql).pluck().get();
	const counts = ["order", "ticket", "place", "refund", "statement_line", "holding_order", "group_mail", "invitation", "page_text", "recovery_code"];
	expect(Object.fromEntries(counts.map((table) => [table, count(`SELECT count(*) FROM "${table}"`)]))).toEqual({
		...{ order: 25, ticket: 38, place: 8, refund: 4, statement_line: 5, holding_order: 8, group_mail: 1, invitation: 1, page_text: 2, recovery_code: 10 },
	});
	expect(sqlite.prepare("SELECT DISTINCT role FROM user_role ORDER BY 1").pluck().all()).toEqual(["admin", "desk", "door", "editor", "messages"]);
	expect([count("SELECT held FROM event"), count("SELECT username FROM user WHERE totp_secret IS NOT NULL")]).toEqual(["postponed", "berta"]);
});

test.each([1, 12, 63, 99])("a database of schema %i is refused, and stays as it is", (schema) => {
	new SQLite(file).exec(`CREATE TABLE event (id TEXT); PRAGMA user_version = ${schema}`).close();
	const said =
		schema === 99
			? `The database has schema 99, this program knows ${NEWEST_SCHEMA}: open it with the newer program, or restore a backup made by this one.`
			: `The database has schema ${schema}. Open it once with version 0.1.0, then with this one.`;
	expect(() => openDatabase(file)).toThrow(new SchemaRefused(said));
	const sqlite = new SQLite(file);
	expect([sqlite.pragma("user_version", { simple: true }), rowsIn(sqlite), readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name))]).toEqual([
		schema,
		{},
		["summit.db"],
	]);
	sqlite.close();
});
