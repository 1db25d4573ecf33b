import { fileURLToPath } from "node:url";
import { run } from "#app/server/commands/run.ts";
import { folderSource } from "./static-files.ts";

const BUILD = new URL("../../build/", import.meta.url);

process.exit(
	await run(process.argv.slice(2), async () => {
		// React's development build is slower.
		process.env.NODE_ENV ??= "production";
		return { build: await import(new URL("server/index.js", BUILD).href), files: folderSource(fileURLToPath(new URL("client", BUILD))) };
	}),
);
