/** The one place where Remix is configured; `vite.config.ts` reads it. */
/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
	ignoredRouteFiles: ["**/*"],
	future: {
		v3_fetcherPersist: true,
		// All routes are known from one small file, which a browser keeps; else it would ask anew on each page.
		v3_lazyRouteDiscovery: false,
		v3_relativeSplatPath: true,
		v3_routeConfig: true,
		v3_singleFetch: true,
		v3_throwAbortReason: true,
	},
};
