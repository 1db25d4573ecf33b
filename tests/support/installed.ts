import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Returns the first existing place; if there is none, the second, after installing the packages. */
export function installed([chosen, ...places]: [string | undefined, string, ...string[]], packages: string[]): string {
	const found = [chosen, ...places].find((place) => place && existsSync(place));
	if (found) return found;
	console.error(`Not found, so installed from Debian: ${packages[0]}`);
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
	// Concurrent test files may install as well.
	const inTurn = ["flock", path.join(tmpdir(), "summit-packages.lock"), ...asRoot, "apt-get", "-o", "DPkg::Lock::Timeout=120"];
	for (const words of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
		const [command, ...rest] = [...inTurn, ...words] as [string, ...string[]];
		execFileSync(command, rest, { stdio: ["ignore", process.stderr, process.stderr] });
	}
	return places[0] as string;
}
