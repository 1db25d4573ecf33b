import { expect, test } from "vitest";
import { chanceFromSeed } from "../support/chance.ts";
import { crashRounds } from "../support/crash.ts";
import { times } from "../support/length.ts";

const ROUNDS = times(2, 200);

test("a site that is killed while it accepts forms has kept each one that it acknowledged", { timeout: 30 * 60_000 }, async () => {
	const report = await crashRounds(ROUNDS, chanceFromSeed());
	expect({ lost: report.lost, damage: report.damage }).toEqual({ lost: [], damage: [] });
	expect(report.acknowledged).toBeGreaterThanOrEqual(ROUNDS);
});
