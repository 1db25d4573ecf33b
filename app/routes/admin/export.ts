import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportEntities } from "#app/admin/import.server.ts";
import { importableIn } from "#app/domain/operations/registry/resources.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { sectionOf } from "./section.server.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const loader = (args: LoaderFunctionArgs) => exportEntities(importableIn(sectionOf(args.request)), args);
