import { countChanges } from "./version-triggers.ts";

/** An address remembers everything that it led to, and by the highest `id` what it led to last, for when that is deleted. */
export const sql = `
CREATE TABLE known_address AS SELECT * FROM address;
DROP TABLE address;
DELETE FROM table_version WHERE name = 'address';

CREATE TABLE address (
	id INTEGER PRIMARY KEY,
	path TEXT NOT NULL,
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	since TEXT NOT NULL,
	UNIQUE (path, noun, entity_id)
) STRICT;
INSERT INTO address (path, noun, entity_id, since) SELECT path, noun, entity_id, since FROM known_address;
DROP TABLE known_address;
${countChanges("address")}

CREATE TRIGGER address_insert_last BEFORE INSERT ON address BEGIN
	DELETE FROM address WHERE path = NEW.path AND noun = NEW.noun AND entity_id = NEW.entity_id;
END;
`;
