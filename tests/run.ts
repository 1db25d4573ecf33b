/** `npm test`: runs vitest and then Playwright, also if the first fails; names all failed tests again at the end, and fails if either failed. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { readTotals } from "./support/totals.ts";

rmSync("test-results", { recursive: true, force: true });
const environment = { ...process.env, SUMMIT_BINARY: "build/summit", ...(process.argv.includes("--long") && { LONG: "1" }) };
const runners = [
	["vitest", "run"],
	["playwright", "test"],
];
const codes = runners.map(([program = "", ...words]) => spawnSync(program, words, { stdio: "inherit", env: environment }).status);
const { passed, failures } = readTotals("test-results");
for (const failure of failures) console.log(failure);
for (const [index, code] of codes.entries()) if (code !== 0) console.log(`${runners[index]?.[0]} ended with code ${code}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
