/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
	ignoredRouteFiles: ["**/*"],
	future: {
		v3_fetcherPersist: true,
		// One small cached file lists all routes; otherwise each page would ask the server for more.
		v3_lazyRouteDiscovery: false,
		v3_relativeSplatPath: true,
		v3_routeConfig: true,
		v3_singleFetch: true,
		v3_throwAbortReason: true,
	},
};
