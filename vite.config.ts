import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { sharpAsWebAssembly } from "#app/domain/content/picture/encoder/sharp-as-web-assembly.ts";
import { publicFiles } from "#app/http/public-files/plugin.ts";
import { frameTexts } from "#app/hydration/frame-texts-plugin.ts";
import { publicManifest } from "#app/hydration/public-manifest-plugin.ts";
import { serviceWorker } from "#app/offline/plugin.ts";
import { listOfflineRoutes } from "#app/routes/route-list.ts";
import { listBundledPackages } from "#app/server/executable/bundled-packages.ts";
import { bundleWorkers } from "#app/workers/bundle.ts";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
	interface Future {
		v3_singleFetch: true;
	}
}

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [
		plainImports,
		wholeManifest,
		withoutFacts,
		publicFiles(),
		frameTexts(),
		bundleWorkers(sharpAsWebAssembly),
		serviceWorker(listOfflineRoutes),
		tailwindcss(),
		remix(remixConfig),
		publicManifest(),
		listBundledPackages(),
	],
	build: {
		target: "es2022",
		assetsInlineLimit: (file) => (/\/(flags|social)\.svg$/.test(file) ? false : undefined),
		// Two percent smaller than with esbuild.
		minify: isSsrBuild ? false : "terser",
		// Names the functions that only warn developers, in the router.
		terserOptions: {
			module: true,
			// One notice of each author.
			format: { comments: /react-dom\.production|@remix-run\/router/ },
			compress: { passes: 3, inline: 0, pure_getters: true, pure_funcs: ["warning", "warningOnce", "warnOnce", "logDeprecation", "logV6DeprecationWarnings"] },
		},
		rollupOptions: { output: isSsrBuild ? {} : { manualChunks } },
	},
}));

/** Removes Vite's helper for dynamic imports, 900 bytes on every page: they need nothing loaded before them. */
const plainImports: Plugin = {
	name: "plain-imports",
	load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** Removes Remix's lazy discovery of routes, which `remix.config.js` turns off: 1 KB on every page. */
const wholeManifest: Plugin = {
	name: "whole-manifest",
	load: (id, options) =>
		options?.ssr || !id.endsWith("/@remix-run/react/dist/esm/fog-of-war.js")
			? undefined
			: `export const isFogOfWarEnabled = () => false;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};`,
};

/** Removes `facts` from the browser's build. React Refresh does not know this export and would reload the page on each change. */
const withoutFacts: Plugin = {
	name: "without-facts",
	enforce: "pre",
	transform: (code, id, options) =>
		options?.ssr || !id.includes("/app/routes/") ? undefined : { code: code.replace("\nexport const facts = ", "\nconst facts = "), map: null },
};

const ROUTE = "?__remix-build-client-route";
const EVERYWHERE = /\/app\/(root|routes\/site\/(boundary|layout))\./;
const HOME = /\/app\/routes\/site\/home\/page\./;
const LIST = /\/app\/routes\/site\/(agenda|speakers|workshops)\./;
const SITE = /\/app\/routes\/site\//;
const OURS =
	/\/app\/(ui|i18n|http|domain|admin)\/|\/app\/(root|routes\/site\/(boundary|layout|loading-page))\.tsx$|\.(avif|ico|jpg|mp4|png|svg|webm|webp|woff2)$/;

/**
 * A few chunks of shared code: on a poor network, thirty small files cost more than unused bytes.
 * React and Remix stay separate, because the browser runs each file in one go.
 */
function manualChunks(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
	if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return "react";
	if (id.includes("/node_modules/")) return "remix";
	if (!OURS.test(id)) return undefined;
	const seen = new Set([id]);
	for (const module of seen) for (const importer of getModuleInfo(module)?.importers ?? []) seen.add(importer);
	const routes = [...seen].filter((module) => module.endsWith(ROUTE));
	const isOn = (pages: RegExp) => routes.some((route) => pages.test(route));
	if (isOn(EVERYWHERE)) return "site";
	if (routes.length < 2) return undefined;
	if (isOn(HOME)) return isOn(LIST) ? "site" : "home";
	if (isOn(LIST)) return "lists";
	return isOn(SITE) ? "pages" : "admin";
}
