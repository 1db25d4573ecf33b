import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { prospectusDocument } from "#app/routes/site/prospectus-document/document.server.ts";
import { answerDocument } from "./document.server.ts";

export const facts = {
	access: "public",
	cached: true,
	query: ["lng"],
	shows: { texts: ["prospectus", "partners", "about"], entries: ["partner"] },
} satisfies RouteFacts;

export const loader = (args: LoaderFunctionArgs) => answerDocument(args, facts.shows, prospectusDocument, ({ texts }) => texts("documents").prospectus.file);
