import type { LoaderFunctionArgs } from "@remix-run/node";
import { GUIDES, guideDocument } from "~/domain/content/region/document.server";
import { REGION_IDS } from "~/domain/content/region/schema";
import type { RouteHandle } from "~/routes/route-handle";
import { answerDocument } from "./document.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

/** The business guide of a region as PDF. */
export async function loader(args: LoaderFunctionArgs) {
	const id = REGION_IDS.find((region) => GUIDES[region] === args.params.guide);
	if (!id) throw new Response(null, { status: 404 });
	return answerDocument(
		args,
		"guide",
		(page) => guideDocument(id, page),
		({ texts }) => texts("documents").guide.files[id],
	);
}
