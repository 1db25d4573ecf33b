import type { ServerBuild } from "@remix-run/node";
import type { FileSource } from "../static-files";

/** What `npm run build` made. */
export interface BuiltSite {
	build: ServerBuild;
	files: FileSource;
}

/** Answers visitors until the process is told to stop. */
export async function serveSite(load: () => Promise<BuiltSite>): Promise<void> {
	const { serve } = await import("../serve");
	const { build, files } = await load();
	await serve(build, files);
}
