import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { importEntities, loadImport } from "~/admin/import.server";
import { ImportPage } from "~/admin/import-page";
import { namedMeta } from "~/admin/meta";
import { importableIn } from "~/domain/operations/registry/resources.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { sectionOf } from "./section.server";

export const handle: RouteHandle = { access: "editContent", body: "table" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadImport(importableIn(sectionOf(args.request)), args);

export const action = (args: ActionFunctionArgs) => importEntities(importableIn(sectionOf(args.request)), args);

export const clientAction = sendOrSay;

export default ImportPage;
