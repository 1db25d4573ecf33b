import type { TestProject } from "vitest/node";
import { startSite } from "./running-site";

declare module "vitest" {
	interface ProvidedContext {
		origin: string;
		databaseFile: string;
	}
}

/** One built site for all HTTP tests. */
export default async function setup(project: TestProject) {
	const site = await startSite();
	project.provide("origin", site.origin);
	project.provide("databaseFile", site.databaseFile);
	return site.stop;
}
