import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { agendaDocument } from "#app/routes/site/schedule-document/document.server.ts";
import { answerDocument } from "./document.server.ts";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

/** The agenda as PDF. */
export const loader = (args: LoaderFunctionArgs) => answerDocument(args, "schedule", agendaDocument, ({ texts }) => texts("documents").agenda.file);
