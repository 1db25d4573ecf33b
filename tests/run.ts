/** `npm test`: runs vitest and then Playwright, also if the first fails; prints one total and fails if either failed. */
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
const { passed, failed } = readTotals("test-results");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
