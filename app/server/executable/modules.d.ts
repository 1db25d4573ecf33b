/** The result of `npm run build`, linked by `build.ts`. */
declare module "virtual:remix/server-build" {
	const build: import("@remix-run/node").ServerBuild;
	export = build;
}
