import { startSite } from "./running-site.ts";

/** Begins one site before all tests, with a copy of whose database each of theirs starts: migrating and filling it takes as long as the rest. */
export default async function begunOnce(): Promise<() => Promise<void>> {
	const site = await startSite();
	await site.end();
	process.env.BEGUN_DATABASE = site.databaseFile;
	return site.stop;
}
