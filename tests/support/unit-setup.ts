import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/** Every test file gets a freshly migrated and seeded SQLite file of its own. */
const folder = mkdtempSync(path.join(tmpdir(), "summit-unit-"));
process.env.DATABASE_URL = `file:${path.join(folder, "summit.db")}`;
afterAll(() => rmSync(folder, { recursive: true }));

/** Whoever expects a logged error mocks `console.error` in the test itself and clears the mock. */
beforeEach(() => {
	vi.spyOn(console, "error");
});
afterEach(() => {
	expect(console.error).not.toHaveBeenCalled();
	vi.restoreAllMocks();
});
