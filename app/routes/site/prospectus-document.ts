import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { prospectusDocument } from "#app/routes/site/prospectus-document/document.server.ts";
import { answerDocument } from "./document.server.ts";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

/** What partners are offered, as PDF. */
export const loader = (args: LoaderFunctionArgs) => answerDocument(args, "prospectus", prospectusDocument, ({ texts }) => texts("documents").prospectus.file);
