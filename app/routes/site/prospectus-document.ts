import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/routes/route-handle";
import { prospectusDocument } from "~/routes/site/prospectus-document/document.server";
import { answerDocument } from "./document.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

/** What partners are offered, as PDF. */
export const loader = (args: LoaderFunctionArgs) => answerDocument(args, "prospectus", prospectusDocument, ({ texts }) => texts("documents").prospectus.file);
