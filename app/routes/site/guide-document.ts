import type { LoaderFunctionArgs } from "@remix-run/node";
import { GUIDES, REGION_IDS } from "#app/domain/content/region/schema.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { guideDocument } from "#app/routes/site/guide-document/document.server.ts";
import { answerDocument } from "./document.server.ts";

export const facts = { access: "public", cached: true, query: ["lng"], shows: { texts: ["regions"], entries: ["region", "speaker"] } } satisfies RouteFacts;

export async function loader(args: LoaderFunctionArgs) {
	const id = REGION_IDS.find((region) => GUIDES[region] === args.params.guide);
	if (!id) throw new Response(null, { status: 404 });
	return answerDocument(
		args,
		facts.shows,
		(page) => guideDocument(id, page),
		({ texts }) => texts("documents").guide.files[id],
	);
}
