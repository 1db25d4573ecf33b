/** `build/summit`: the one program, with everything that it serves inside. */
import { getAssetKeys, getRawAsset } from "node:sea";
import { run } from "../commands/run";

const FILES = "client";

process.exit(
	await run(process.argv.slice(2), async () => ({
		build: await import("virtual:remix/server-build"),
		files: {
			names: getAssetKeys().flatMap((key) => (key.startsWith(`${FILES}/`) ? [key.slice(FILES.length)] : [])),
			// A view of the executable itself, which the system keeps in memory only as far as it is read.
			read: (name) => Buffer.from(getRawAsset(FILES + name)),
		},
	})),
);
