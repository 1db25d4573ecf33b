import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { agendaDocument } from "#app/routes/site/schedule-document/document.server.ts";
import { answerDocument } from "./document.server.ts";

export const facts = {
	access: "public",
	cached: true,
	query: ["lng"],
	shows: { texts: ["agenda"], entries: ["session", "workshop", "room"] },
} satisfies RouteFacts;

export const loader = (args: LoaderFunctionArgs) => answerDocument(args, facts.shows, agendaDocument, ({ texts }) => texts("documents").agenda.file);
