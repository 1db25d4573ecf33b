import { type RunningSite, startSite } from "../support/running-site";
import { test as base } from "./visitor";

/** A site of its own, for tests that change what others count and follow. */
export const test = base.extend<object, { site: RunningSite }>({
	site: [
		async ({ browserName: _ }, use) => {
			const site = await startSite();
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
	baseURL: ({ site }, use) => use(site.origin),
});
