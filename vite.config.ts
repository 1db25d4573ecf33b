import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import type { ManualChunkMeta } from "rollup";
import { defineConfig } from "vite";
import { inlineThreads } from "./app/domain/picture/encoder/inline-threads";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
	interface Future {
		v3_singleFetch: true;
	}
}

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [inlineThreads(), tailwindcss(), remix(remixConfig)],
	resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
	build: { target: "es2022", rollupOptions: { output: isSsrBuild ? {} : { manualChunks } } },
}));

/**
 * The parts that pages share travel in one file, and those that only the admin area has in another: on a poor network thirty
 * small ones cost more than a few unused bytes. React and Remix stand apart, since one file is run in one go.
 */
function manualChunks(id: string, { getModuleInfo }: ManualChunkMeta): string | undefined {
	if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return "react";
	if (id.includes("/node_modules/")) return "remix";
	if (!/\/app\/(ui|i18n|http|domain|admin)\//.test(id)) return undefined;
	const seen = new Set([id]);
	for (const module of seen) for (const importer of getModuleInfo(module)?.importers ?? []) seen.add(importer);
	return [...seen].some((module) => /\/app\/(root|routes\/site\/.*)\.tsx/.test(module)) ? "site" : "admin";
}
