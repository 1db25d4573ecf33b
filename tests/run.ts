/**
 * `npm test`: runs vitest and Playwright at the same time, as each often waits for a process or a browser; shows Playwright's output after vitest's,
 * names all failed tests again at the end, and fails if either failed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { readTotals } from "./support/totals.ts";

const RESULTS = "test-results";
const BROWSER_OUTPUT = `${RESULTS}/browser.log`;

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const env = { ...process.env, SUMMIT_BINARY: "build/summit", ...(process.argv.includes("--long") && { LONG: "1" }) };
const later = openSync(BROWSER_OUTPUT, "w");
const runners = {
	vitest: spawn("vitest", ["run"], { stdio: "inherit", env }),
	playwright: spawn("playwright", ["test"], { stdio: ["ignore", later, later], env }),
};
const ends = await Promise.all(Object.entries(runners).map(async ([name, runner]) => ({ name, code: (await once(runner, "exit"))[0] })));
process.stdout.write(readFileSync(BROWSER_OUTPUT));
const { passed, failures } = readTotals(RESULTS);
for (const failure of failures) console.log(failure);
for (const { name, code } of ends) if (code !== 0) console.log(`${name} ended with code ${code}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = ends.every(({ code }) => code === 0) ? 0 : 1;
