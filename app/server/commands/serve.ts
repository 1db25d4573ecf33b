import type { BuiltSite } from "../serve";

/** Answers visitors until the process is told to stop. */
export async function serveSite(load: () => Promise<BuiltSite>): Promise<void> {
	const { serve } = await import("../serve");
	await serve(load);
}
