/** `npm run test:crash -- --rounds 200`: says what was lost, and fails where anything was. */
import { parseArgs } from "node:util";
import { chanceFromSeed } from "../support/chance.ts";
import { crashRounds } from "./rounds.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "200" } } });
const { rounds, acknowledged, lost, damage, starts } = await crashRounds(Number(values.rounds), chanceFromSeed());
const slowest = Math.round(Math.max(...starts));
const middle = Math.round(starts.sort((one, other) => one - other)[Math.floor(starts.length / 2)] ?? 0);
console.log(`${rounds} kills under writes: ${acknowledged} writes acknowledged, ${lost.length} lost, ${damage.length} damages`);
console.log(`back after ${middle} ms in the middle, ${slowest} ms at most`);
if (lost.length + damage.length > 0) {
	console.log([...lost, ...damage].join("\n"));
	process.exitCode = 1;
}
