import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportEntities } from "~/admin/import.server";
import { importableIn } from "~/domain/operations/registry/resources.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sectionOf } from "./section.server";

export const handle: RouteHandle = { access: "editContent" };

export const loader = (args: LoaderFunctionArgs) => exportEntities(importableIn(sectionOf(args.request)), args);
