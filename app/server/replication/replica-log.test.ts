import { expect, test } from "vitest";
import { ReplicaLog } from "./replica-log.ts";

const COPIED = '{"level":"DEBUG","msg":"copy-shadow: ok","offset":4152}';
const READ = '{"level":"DEBUG","msg":"sync: ok"}';
const synced = (position: string) => `{"level":"DEBUG","msg":"replica sync","position":"${position}"}`;
const written = (position: string, sz: number) => `{"level":"INFO","msg":"wal segment written","position":"${position}","elapsed":"1ms","sz":${sz}}`;

test("the replica is complete once all that was read is written", () => {
	const log = new ReplicaLog();
	const completeAfter = (now: number, ...lines: string[]) => {
		for (const line of lines) log.take(line, now);
		return log.completeAt;
	};
	expect(completeAfter(1000, COPIED, READ, synced("a/00000000:4152"))).toBeUndefined();
	expect(completeAfter(1010, '{"msg":"replica sync: calc new pos","position":"a/00000000:0"}', written("a/00000000:0", 4152))).toBe(1000);
	expect(completeAfter(2000, READ)).toBe(2000);
	expect(completeAfter(3000, COPIED, READ)).toBe(2000);
	expect(completeAfter(3010, synced("a/00000001:4152"), '{"level":"ERROR","msg":"monitor error","error":"connection refused"}')).toBe(2000);
	expect(completeAfter(4000, READ, synced("a/00000001:4152"))).toBe(2000);
	expect(completeAfter(4010, written("a/00000000:4152", 100), written("a/00000001:0", 4152))).toBe(4000);
});
