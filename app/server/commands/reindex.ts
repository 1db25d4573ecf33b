import { env } from "#app/runtime/env.server.ts";
import { requireDatabase } from "./refusals.ts";
import type { Terminal } from "./terminal.ts";

/** The site can run meanwhile. @throws CommandFailed */
export async function rebuildIndex({ print }: Terminal): Promise<void> {
	requireDatabase(env.databaseFile);
	const [{ KINDS }, { listIndexed, markAllStale: noteAllStale, refreshIndex }, { textsOf }] = await Promise.all([
		import("#app/domain/operations/search/entry-id.server.ts"),
		import("#app/domain/operations/search/index.server.ts"),
		import("#app/i18n/texts.server.ts"),
	]);
	const before = await listIndexed();
	await noteAllStale();
	await refreshIndex();
	const after = await listIndexed();
	const { kinds } = textsOf("search", "en", {});
	const counts = KINDS.map((kind) => `  ${kinds[kind]}: ${[...after.values()].filter((entry) => entry.kind === kind).length}\n`);
	const missing = [...after.keys()].filter((entry) => !before.has(entry)).length;
	const extra = [...before.keys()].filter((entry) => !after.has(entry)).length;
	print(`The search index was rebuilt. Entries, once for each language in which their texts differ:\n${counts.join("")}`);
	print(
		missing + extra === 0 ? "Nothing in it had been wrong.\n" : `${missing} had been missing or out of date, and ${extra} were in it that no longer are.\n`,
	);
}
