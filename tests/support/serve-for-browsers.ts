import { startSite } from "./running-site.ts";

/** Started and stopped by Playwright. */
const site = await startSite({ PORT: process.env.PORT ?? "4179" });
console.log(site.origin);
process.on("SIGTERM", async () => {
	await site.stop();
	process.exit();
});
