/** What `npm run build` made; `build.ts` puts it there. */
declare module "virtual:remix/server-build" {
	const build: import("@remix-run/node").ServerBuild;
	export = build;
}
