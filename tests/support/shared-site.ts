import { startSite } from "./running-site.ts";

/**
 * Starts, before all tests, the site that test files share which only read (`reader.ts`). Other sites begin with a copy of its
 * first database: migrating and filling one takes as long as the rest of their start.
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
	const first = await startSite();
	await first.end();
	process.env.BEGUN_DATABASE = first.databaseFile;
	const shared = await startSite();
	process.env.SHARED_SITE = shared.origin;
	return async () => {
		await shared.stop();
		await first.stop();
	};
}
