import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportEntities } from "~/admin/import.server";
import { exchangedIn } from "~/domain/resources.server";

/** `/admin/speakers.csv`: the section is what stands before the ending. */
export const loader = (args: LoaderFunctionArgs) => exportEntities(exchangedIn(new URL(args.request.url).pathname.match(/(\w+)\.csv$/)?.[1]), args);
