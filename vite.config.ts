import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
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
	build: { rollupOptions: { output: isSsrBuild ? {} : { manualChunks } } },
}));

/** The parts that pages share travel in one file: on a poor network thirty small ones cost more than a few unused bytes. */
function manualChunks(id: string): string | undefined {
	if (id.includes("/node_modules/")) return "framework";
	return /\/app\/(ui|i18n|http|domain)\//.test(id) ? "site" : undefined;
}
