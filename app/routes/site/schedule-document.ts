import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/routes/route-handle";
import { agendaDocument } from "~/routes/site/schedule-document/document.server";
import { answerDocument } from "./document.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

/** The agenda as PDF. */
export const loader = (args: LoaderFunctionArgs) => answerDocument(args, "schedule", agendaDocument, ({ texts }) => texts("documents").agenda.file);
