import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { fetchReplica, ReplicaUnreadable } from "./litestream.ts";

test("a replica that does not answer in time is unreadable", async () => {
	const folder = mkdtempSync(path.join(tmpdir(), "summit-litestream-"));
	const program = path.join(folder, "litestream");
	writeFileSync(program, "#!/bin/sh\nexec sleep 60\n", { mode: 0o755 });
	const fetching = fetchReplica(program, "sftp://copies.example/summit", path.join(folder, "summit.db"), 100);
	await expect(fetching).rejects.toThrow(new ReplicaUnreadable("The replica cannot be read: no answer within 0.1 s."));
	expect(readdirSync(folder)).toEqual(["litestream"]);
	rmSync(folder, { recursive: true });
});
