import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, release } from "node:os";

/** Debian's packages of the tools. */
const TOOLS = { wrk: "wrk", nginx: "nginx-light", taskset: "util-linux" };

export const SERVER_CORE = "0";
export const CLIENT_CORE = "1";

export function installTools(): void {
	const missing = Object.entries(TOOLS).filter(([tool]) => spawnSync("sh", ["-c", `PATH=$PATH:/usr/sbin command -v ${tool}`]).status !== 0);
	if (missing.length === 0) return;
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
	for (const words of [["update"], ["install", "-y", "--no-install-recommends", ...missing.map(([, name]) => name)]]) {
		const [command, ...rest] = [...asRoot, "apt-get", ...words] as [string, ...string[]];
		execFileSync(command, rest, { stdio: "inherit" });
	}
}

export function describeMachine() {
	const said = (command: string, ...words: string[]) => {
		const { stdout, stderr } = spawnSync(command, words, { encoding: "utf8", env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } });
		return `${stdout}${stderr}`.split("\n")[0]?.trim() ?? "";
	};
	return {
		processor: cpus()[0]?.model.trim(),
		cores: cpus().length,
		kernel: release(),
		system: /^PRETTY_NAME="(.*)"$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1],
		node: process.versions.node,
		nginx: said("nginx", "-v").replace("nginx version: ", ""),
		wrk: said("wrk", "-v").replace(/ Copyright.*/, ""),
		/** Load average of the last minute before the measurement; above 0 others used the cores too. */
		load: loadavg()[0],
	};
}
