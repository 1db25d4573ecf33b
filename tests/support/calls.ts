import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

// The list of nouns comes with a database: here with one that nobody asks.
const folder = mkdtempSync(path.join(tmpdir(), "summit-nouns-"));
process.env.DATABASE_URL = `file:${path.join(folder, "summit.db")}`;
afterAll(() => rmSync(folder, { recursive: true }));
const { RESOURCES } = await import("#app/domain/operations/registry/resources.server.ts");

/** The address of every call of the API that a noun answers. */
export const CALLS = RESOURCES.flatMap(({ api }) => (api ? `/api/${api.name}` : []));
