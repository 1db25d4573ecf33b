import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { localePath } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import icon192 from "/icons/icon-192.png";
import icon512 from "/icons/icon-512.png";
import maskable192 from "/icons/maskable-192.png";
import maskable512 from "/icons/maskable-512.png";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, query: ["lng"] } satisfies RouteFacts;

/** The same as `--color-night` in common.css. */
const NIGHT = "#0a1a2c";

/** (w3.org/TR/appmanifest) */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const { locale, event, facts, texts } = await openPage(params);
	const shortcuts = [
		{ name: texts("agenda").title, path: "/agenda" },
		{ name: texts("myAgenda").title, path: "/my-agenda" },
		{ name: texts("tickets").title, path: "/tickets" },
		{ name: texts("speakers").title, path: "/speakers" },
		{ name: texts("venue").eyebrow, path: "/venue" },
		{ name: texts("practical").title, path: "/practical" },
	];
	const manifest = {
		id: "/",
		name: event.name,
		short_name: `${facts.nameStart} ${facts.nameAccent}`.trim(),
		description: translate(event.tagline, locale).text,
		lang: locale,
		dir: "ltr",
		start_url: localePath(locale, "/"),
		scope: "/",
		display: "standalone",
		background_color: NIGHT,
		theme_color: NIGHT,
		categories: ["business"],
		// Maskable icons keep the logo in the safe zone.
		icons: [
			{ src: icon192, sizes: "192x192", type: "image/png", purpose: "any" },
			{ src: icon512, sizes: "512x512", type: "image/png", purpose: "any" },
			{ src: maskable192, sizes: "192x192", type: "image/png", purpose: "maskable" },
			{ src: maskable512, sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: shortcuts.map(({ name, path }) => ({ name, url: localePath(locale, path), icons: [{ src: icon192, sizes: "192x192", type: "image/png" }] })),
	};
	return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json; charset=utf-8" } });
}
