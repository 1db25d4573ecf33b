import { startSite } from "./running-site.ts";

/** Starts the site for tests that only read. Other sites copy its first database, as seeding takes half of their start. */
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
