import { env } from "#app/runtime/env.server.ts";
import { checkFirstStart } from "#app/server/replication/check-replica.ts";
import { findLitestream } from "#app/server/replication/litestream.ts";
import type { BuiltSite } from "#app/server/serve.ts";

export async function serveSite(load: () => Promise<BuiltSite>): Promise<void> {
	const litestream = env.replica && findLitestream();
	if (env.replica && litestream) await checkFirstStart(litestream, env.replica.url, env.databaseFile);
	const { serve } = await import("#app/server/serve.ts");
	await serve(load, litestream);
}
