/**
 * Imports point one way: server → routes → the domain's operations → meetings → sales → program → people → content → admin → auth → db.
 * ui, http, i18n, documents, workers, offline, runtime and hydration are leaves that anyone may use.
 */
const DOMAIN = ["operations", "meetings", "sales", "program", "people", "content"].map((layer) => `app/domain/${layer}`);
const LAYERS = ["app/server", "app/routes", ...DOMAIN, "app/admin", "app/auth", "db"];
const LEAVES = ["app/ui", "app/http", "app/i18n", "app/documents", "app/workers", "app/offline", "app/runtime", "app/hydration"];

const upward = LAYERS.slice(1).map((layer, index) => ({
	name: `${layer.replace("app/", "")}-imports-no-layer-above`,
	severity: "error",
	from: { path: `^${layer}/`, pathNot: "\\.test\\.ts$" },
	to: { path: LAYERS.slice(0, index + 1).map((above) => `^${above}/`) },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		...upward,
		{
			name: "leaves-import-no-layer",
			severity: "error",
			from: { path: LEAVES.map((leaf) => `^${leaf}/`), pathNot: "\\.test\\.ts$" },
			to: { path: LAYERS.slice(0, -1).map((layer) => `^${layer}/`) },
		},
		{
			name: "every-file-has-its-place",
			severity: "error",
			from: { path: "^app/", pathNot: [...LAYERS, ...LEAVES].map((place) => `^${place}/`).concat("^app/(entry\\.client|entry\\.server|root|routes)\\.tsx?$") },
			to: {},
		},
		{ name: "db-imports-nothing-of-the-app", severity: "error", from: { path: "^db/", pathNot: "\\.test\\.ts$" }, to: { path: "^(app|seeds)/" } },
		{ name: "no-circles", severity: "error", from: {}, to: { circular: true } },
	],
	options: {
		tsConfig: { fileName: "tsconfig.json" },
		tsPreCompilationDeps: true,
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(build|node_modules)/" },
	},
};
