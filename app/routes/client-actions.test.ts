import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Called without the router: by programs, by a script, or by a plain form that loads a whole page. */
const WITHOUT_ROUTER = [
	/^api\//,
	/^webhooks\//,
	"theme.ts",
	"admin/logout.ts",
	"admin/text-preview.ts",
	"admin/agenda/time.ts",
	"admin/not-found.tsx",
	"site/newsletter.tsx",
	"site/newsletter-subscription.ts",
];

test("every action has a client action, which keeps the page without a network", () => {
	const files = readdirSync("app/routes", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
	const routes = files.map((file) => [file, readFileSync(`app/routes/${file}`, "utf8")] as const);
	const acting = routes.filter(
		([, source]) => /^export (async function|function|const) action\b/m.test(source) && !/^export const clientAction\b/m.test(source),
	);
	const lacking = acting
		.map(([file]) => file)
		.filter((file) => !WITHOUT_ROUTER.some((known) => (typeof known === "string" ? known === file : known.test(file))));
	expect(lacking).toEqual([]);
});
