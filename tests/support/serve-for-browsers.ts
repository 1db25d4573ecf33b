import { startSite } from "./running-site.ts";

/** The site that the browser tests visit: Playwright starts and ends this process. */
const site = await startSite({ PORT: process.env.PORT ?? "4179" });
console.log(site.origin);
process.on("SIGTERM", async () => {
	await site.stop();
	process.exit();
});
