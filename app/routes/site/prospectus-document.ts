import type { LoaderFunctionArgs } from "@remix-run/node";
import { prospectusDocument } from "~/domain/partner/document.server";
import type { RouteHandle } from "~/routes/route-handle";
import { answerDocument } from "./document.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

/** What partners are offered, as PDF. */
export const loader = (args: LoaderFunctionArgs) => answerDocument(args, "prospectus", prospectusDocument, ({ texts }) => texts("documents").prospectus.file);
