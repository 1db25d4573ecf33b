import type { LoaderFunctionArgs } from "@remix-run/node";
import { agendaDocument } from "~/domain/agenda/document.server";
import type { RouteHandle } from "~/routes/route-handle";
import { answerDocument } from "./document.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

/** The agenda as PDF. */
export const loader = (args: LoaderFunctionArgs) => answerDocument(args, "schedule", agendaDocument, ({ texts }) => texts("documents").agenda.file);
