/** `npm start` and `npm run summit -- …`: the one program, straight from the sources. */
import { fileURLToPath } from "node:url";
import { run } from "#app/server/commands/run.ts";
import { folderSource } from "./static-files.ts";

const BUILD = new URL("../../build/", import.meta.url);

process.exit(
	await run(process.argv.slice(2), async () => {
		// React has a slower build for who develops.
		process.env.NODE_ENV ??= "production";
		return { build: await import(new URL("server/index.js", BUILD).href), files: folderSource(fileURLToPath(new URL("client", BUILD))) };
	}),
);
