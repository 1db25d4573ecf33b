import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportEntities } from "~/admin/import.server";
import { exchangedIn } from "~/domain/resources.server";
import { sectionOf } from "./section.server";

export const loader = (args: LoaderFunctionArgs) => exportEntities(exchangedIn(sectionOf(args.request)), args);
