import { getAsset, getRawAsset } from "node:sea";
import { run } from "#app/server/commands/run.ts";
import type { FileSource } from "#app/server/static-files.ts";

export type ClientFile = [start: number, length: number];

run(process.argv.slice(2), async () => ({ build: await import("virtual:remix/server-build"), files: clientFiles() })).then((code) => process.exit(code));

/** Views of the executable, which the system pages in only as far as it is read. */
function clientFiles(): FileSource {
	const places: Record<string, ClientFile> = JSON.parse(getAsset("client.json", "utf8"));
	const bodies = getRawAsset("client");
	return { names: Object.keys(places), read: (name) => Buffer.from(bodies, ...(places[name] as ClientFile)) };
}
