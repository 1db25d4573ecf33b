import type { BuiltSite } from "#app/server/serve.ts";

export async function serveSite(load: () => Promise<BuiltSite>): Promise<void> {
	const { serve } = await import("#app/server/serve.ts");
	await serve(load);
}
