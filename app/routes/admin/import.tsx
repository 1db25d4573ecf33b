import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { importEntities, loadImport } from "#app/admin/import.server.ts";
import { ImportPage } from "#app/admin/import-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { importableIn } from "#app/domain/operations/registry/resources.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { sectionOf } from "./section.server.ts";

export const facts = { access: "editContent", body: "table" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadImport(importableIn(sectionOf(args.request)), args);

export const action = (args: ActionFunctionArgs) => importEntities(importableIn(sectionOf(args.request)), args);

export const clientAction = keepFormOnNetworkError;

export default ImportPage;
