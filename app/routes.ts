import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the site. `/es/…` and `/sv/…` are the public pages again, in Spanish and Swedish. */
export default [
	route(":lang?", "routes/site/layout.tsx", [
		index("routes/site/home/page.tsx"),
		route("speakers", "routes/site/speakers.tsx"),
		route("*", "routes/site/not-found.tsx"),
	]),
	route("theme", "routes/theme.ts"),
	route("api/speakers", "routes/api/speakers.ts"),
] satisfies RouteConfig;
