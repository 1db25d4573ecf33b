import { expect, test } from "vitest";
import { crashRounds } from "../crash/rounds";
import { chanceFromSeed } from "../support/chance";

test("killed without warning while forms are sent, it is back with everything that it had thanked for", { timeout: 180_000 }, async () => {
	const report = await crashRounds(10, chanceFromSeed());
	expect({ lost: report.lost, damage: report.damage }).toEqual({ lost: [], damage: [] });
	expect(report.acknowledged).toBeGreaterThan(20);
});
