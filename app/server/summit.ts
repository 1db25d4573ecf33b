/** `npm start` and `npm run summit -- …`: the one program, straight from the sources. */
import "./resolve.ts";
import { fileURLToPath } from "node:url";

// Loaded only now: what they import needs what the line above arranges.
const { run } = await import("./commands/run.ts");
const { folderSource } = await import("./static-files.ts");
const BUILD = new URL("../../build/", import.meta.url);

process.exit(
	await run(process.argv.slice(2), async () => {
		// React has a slower build for who develops.
		process.env.NODE_ENV ??= "production";
		return { build: await import(new URL("server/index.js", BUILD).href), files: folderSource(fileURLToPath(new URL("client", BUILD))) };
	}),
);
