import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { openDatabase } from "./connection.server.ts";
import { ImmediateSqliteDialect } from "./dialect.ts";
import type { Tables } from "./tables.ts";

const pauses = vi.hoisted((): (() => void)[] => []);
vi.mock("node:timers/promises", async (original) => ({
	...(await original<typeof import("node:timers/promises")>()),
	setTimeout: () => new Promise<void>((resolve) => pauses.push(resolve)),
}));

const folder = mkdtempSync(path.join(tmpdir(), "summit-dialect-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a write that others of its process overtake waits on; one that finds another process for five seconds is given up", async () => {
	const file = path.join(folder, "summit.db");
	const [sqlite, other] = [openDatabase(file), openDatabase(file)];
	sqlite.pragma("busy_timeout = 0");
	const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: sqlite }) });
	const clock = vi.spyOn(Date, "now").mockReturnValue(0);
	const write = () => db.transaction().execute((trx) => sql`UPDATE event SET capacity = capacity`.execute(trx));
	const refused = async (at: number) => {
		await vi.waitFor(() => expect(pauses).toHaveLength(1), 60_000);
		clock.mockReturnValue(at);
		pauses.pop()?.();
	};

	other.exec("BEGIN IMMEDIATE");
	const waiting = write().then(
		() => "written",
		({ code }) => code,
	);
	await vi.waitFor(() => expect(pauses).toHaveLength(1), 60_000);
	other.exec("COMMIT");
	clock.mockReturnValue(6000);
	await write();
	other.exec("BEGIN IMMEDIATE");
	await refused(6000);
	await refused(10_999);
	await refused(11_001);
	expect(await waiting).toBe("SQLITE_BUSY");
	other.exec("COMMIT");
	await db.destroy();
	other.close();
});
