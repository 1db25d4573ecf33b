import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "summit-unit-"));
const databaseFile = path.join(folder, "summit.db");
copyFileSync(process.env.SAMPLE_DATABASE as string, databaseFile);
process.env.DATABASE_URL = `file:${databaseFile}`;
afterAll(() => rmSync(folder, { recursive: true }));

/** Tests that expect a logged error mock `console.error` and clear the mock. */
beforeEach(() => {
	vi.spyOn(console, "error");
});
afterEach(() => {
	expect(console.error).not.toHaveBeenCalled();
	vi.restoreAllMocks();
});
