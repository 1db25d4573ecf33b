import { summit } from "./program.ts";
import { startSite } from "./running-site.ts";

/** Starts the site for tests that only read. Other sites copy its first database: seeding and indexing would take half of their start. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
	const first = await startSite();
	await first.end();
	await summit(["reindex"], { environment: { DATABASE_URL: `file:${first.databaseFile}` } });
	process.env.BEGUN_DATABASE = first.databaseFile;
	const shared = await startSite();
	process.env.SHARED_SITE = shared.origin;
	return async () => {
		await shared.stop();
		await first.stop();
	};
}
