import type { BuiltSite } from "#app/server/serve.ts";

/** Answers visitors until the process is told to stop. */
export async function serveSite(load: () => Promise<BuiltSite>): Promise<void> {
	const { serve } = await import("#app/server/serve.ts");
	await serve(load);
}
