import { countChanges } from "./version-triggers.ts";

/** What is said of a thing in the log, with what holds for it now. */
const also = (noun: string, path: string, value: string) => `
UPDATE change SET
	before = iif(before IS NULL, NULL, json_set(before, '$.${path}', ${value})),
	after = iif(after IS NULL, NULL, json_set(after, '$.${path}', ${value}))
WHERE noun = '${noun}';`;

/** A table to which rows are added, and nothing else ever happens. */
const appendOnly = (table: string) =>
	["UPDATE", "DELETE"]
		.map((verb) => `CREATE TRIGGER ${table}_no_${verb.toLowerCase()} BEFORE ${verb} ON ${table} BEGIN SELECT RAISE(ABORT, '${table} is never changed'); END;`)
		.join("\n");

/** Tickets are sold on the site itself. A site that is in use goes on leading buyers to its contact form. */
export const sql = `
ALTER TABLE event ADD COLUMN sales TEXT NOT NULL DEFAULT 'contact' CHECK (sales IN ('here', 'elsewhere', 'contact'));
ALTER TABLE event ADD COLUMN shop_url TEXT;
ALTER TABLE event ADD COLUMN capacity INTEGER CHECK (capacity >= 0);
ALTER TABLE event ADD COLUMN group_discount INTEGER NOT NULL DEFAULT 10 CHECK (group_discount BETWEEN 0 AND 100);
${also("event", "sales", "'contact'")}
${also("event", "groupDiscount", "10")}

ALTER TABLE ticket_tier ADD COLUMN capacity INTEGER CHECK (capacity >= 0);
ALTER TABLE ticket_tier ADD COLUMN sale_start TEXT CHECK (sale_start IS date(sale_start));
ALTER TABLE ticket_tier ADD COLUMN sale_end TEXT CHECK (sale_end IS date(sale_end));
ALTER TABLE ticket_tier ADD COLUMN most_per_order INTEGER CHECK (most_per_order > 0);
ALTER TABLE ticket_tier ADD COLUMN early_bird_price INTEGER CHECK (early_bird_price >= 0);
ALTER TABLE ticket_tier ADD COLUMN at_door INTEGER NOT NULL DEFAULT 0 CHECK (at_door IN (0, 1));
${also("tier", "atDoor", "json('false')")}

CREATE TABLE sales_setting (
	id TEXT PRIMARY KEY CHECK (id = 'sales'),
	seller_name TEXT,
	seller_address TEXT,
	seller_tax_id TEXT,
	tax_name TEXT NOT NULL,
	tax_rate INTEGER NOT NULL CHECK (tax_rate BETWEEN 0 AND 10000),
	bank_holder TEXT,
	bank_name TEXT,
	bank_account TEXT,
	bank_code TEXT,
	transfer_days INTEGER NOT NULL CHECK (transfer_days BETWEEN 1 AND 60)
) STRICT;
INSERT INTO sales_setting (id, tax_name, tax_rate, transfer_days) VALUES ('sales', 'IVA', 1600, 10);
${countChanges("sales_setting")}

CREATE TABLE stock_state (
	noun TEXT NOT NULL CHECK (noun IN ('tier', 'workshop')),
	entity_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('onSale', 'fewLeft', 'soldOut')),
	PRIMARY KEY (noun, entity_id)
) STRICT, WITHOUT ROWID;
${countChanges("stock_state")}

CREATE TABLE discount_code (
	id TEXT PRIMARY KEY CHECK (id = upper(id)),
	percent INTEGER CHECK (percent BETWEEN 1 AND 100),
	amount INTEGER CHECK (amount > 0),
	tiers TEXT NOT NULL DEFAULT '[]' CHECK (json_type(tiers) IS 'array'),
	uses INTEGER CHECK (uses > 0),
	until TEXT CHECK (until IS date(until)),
	note TEXT,
	CHECK ((percent IS NULL) <> (amount IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE "order" (
	id INTEGER PRIMARY KEY,
	code TEXT NOT NULL UNIQUE,
	attempt TEXT UNIQUE,
	state TEXT NOT NULL CHECK (state IN ('reserved', 'awaiting_card', 'awaiting_bank', 'paid', 'cancelled', 'expired')),
	method TEXT NOT NULL CHECK (method IN ('bank', 'card', 'none')),
	locale TEXT NOT NULL,
	name TEXT NOT NULL,
	email TEXT NOT NULL,
	invoice_to TEXT CHECK (invoice_to IS NULL OR json_type(invoice_to) IS 'object'),
	total INTEGER NOT NULL CHECK (total >= 0),
	created_at TEXT NOT NULL,
	expires_at TEXT,
	remind_at TEXT,
	paid_at TEXT,
	note TEXT
) STRICT;
CREATE INDEX order_email ON "order" (email);
CREATE INDEX order_due ON "order" (expires_at) WHERE state IN ('reserved', 'awaiting_card', 'awaiting_bank');

CREATE TABLE order_line (
	id INTEGER PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	kind TEXT NOT NULL CHECK (kind IN ('tier', 'workshop')),
	item_id TEXT NOT NULL,
	name TEXT NOT NULL CHECK (json_type(name, '$.en') IS 'text'),
	list_price INTEGER NOT NULL CHECK (list_price >= 0),
	discount INTEGER NOT NULL CHECK (discount BETWEEN 0 AND list_price),
	discount_by TEXT CHECK (discount_by IN ('earlyBird', 'group', 'code', 'organizer')),
	discount_code TEXT,
	net INTEGER NOT NULL,
	tax_rate INTEGER NOT NULL,
	tax INTEGER NOT NULL CHECK (tax >= 0),
	gross INTEGER NOT NULL CHECK (gross = net + tax AND gross = list_price - discount),
	cancelled_at TEXT
) STRICT;
CREATE INDEX order_line_order ON order_line (order_id);
CREATE INDEX order_line_item ON order_line (kind, item_id) WHERE cancelled_at IS NULL;
CREATE INDEX order_line_code ON order_line (discount_code) WHERE discount_code IS NOT NULL;

CREATE TABLE ticket (
	id INTEGER PRIMARY KEY,
	line_id INTEGER NOT NULL UNIQUE REFERENCES order_line (id),
	secret TEXT UNIQUE,
	attendee_name TEXT,
	attendee_email TEXT,
	arrived_at TEXT,
	arrived_by TEXT
) STRICT;

CREATE TABLE order_secret (
	hash TEXT PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE order_event (
	id INTEGER PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	at TEXT NOT NULL,
	actor TEXT NOT NULL CHECK (actor IN ('buyer', 'organizer', 'site')),
	username TEXT CHECK ((username IS NOT NULL) = (actor = 'organizer')),
	what TEXT NOT NULL,
	details TEXT NOT NULL DEFAULT '{}' CHECK (json_type(details) IS 'object')
) STRICT;
CREATE INDEX order_event_order ON order_event (order_id);
${appendOnly("order_event")}

CREATE TABLE payment (
	id INTEGER PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	method TEXT NOT NULL CHECK (method IN ('bank', 'card', 'none')),
	state TEXT NOT NULL CHECK (state IN ('created', 'pending', 'confirmed', 'failed', 'cancelled')),
	amount INTEGER NOT NULL CHECK (amount >= 0),
	reference TEXT UNIQUE,
	created_at TEXT NOT NULL,
	confirmed_at TEXT
) STRICT;
CREATE INDEX payment_order ON payment (order_id);

CREATE TABLE refund (
	id INTEGER PRIMARY KEY,
	payment_id INTEGER NOT NULL REFERENCES payment (id),
	state TEXT NOT NULL CHECK (state IN ('requested', 'sent', 'done', 'failed')),
	amount INTEGER NOT NULL CHECK (amount > 0),
	reason TEXT NOT NULL CHECK (reason IN ('late', 'twice', 'cancelled', 'repriced', 'other')),
	reference TEXT UNIQUE,
	created_at TEXT NOT NULL,
	done_at TEXT
) STRICT;
CREATE INDEX refund_payment ON refund (payment_id);

CREATE TABLE invoice (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
	number INTEGER NOT NULL CHECK (number > 0),
	order_id INTEGER NOT NULL REFERENCES "order" (id),
	credits INTEGER REFERENCES invoice (id) CHECK ((credits IS NOT NULL) = (kind = 'creditNote')),
	issued_at TEXT NOT NULL,
	snapshot TEXT NOT NULL CHECK (json_type(snapshot) IS 'object'),
	UNIQUE (kind, number)
) STRICT;
CREATE INDEX invoice_order ON invoice (order_id);
${appendOnly("invoice")}
`;
