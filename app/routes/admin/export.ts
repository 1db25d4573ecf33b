import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportEntities } from "#app/admin/import.server.ts";
import { importableIn } from "#app/domain/operations/registry/resources.server.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { sectionOf } from "./section.server.ts";

export const handle: RouteHandle = { access: "editContent" };

export const loader = (args: LoaderFunctionArgs) => exportEntities(importableIn(sectionOf(args.request)), args);
