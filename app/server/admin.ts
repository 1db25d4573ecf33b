/** `npm run admin -- user …`: the commands for who runs the site, straight from the sources. */
import "./resolve.ts";

// Loaded only now: what it imports needs what the line above arranges.
const { run } = await import("./commands/run.ts");
process.exitCode = await run(process.argv.slice(2));
