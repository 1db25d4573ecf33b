import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

// The registry opens a database: here an unused one.
const folder = mkdtempSync(path.join(tmpdir(), "summit-contents-"));
process.env.DATABASE_URL = `file:${path.join(folder, "summit.db")}`;
afterAll(() => rmSync(folder, { recursive: true }));
const { RESOURCES } = await import("#app/domain/operations/registry/resources.server.ts");

export const CALLS = RESOURCES.flatMap(({ api }) => (api ? `/api/${api.name}` : []));
