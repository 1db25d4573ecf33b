import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { importEntities, loadImport } from "~/admin/import.server";
import { ImportPage } from "~/admin/import-page";
import { namedMeta } from "~/admin/meta";
import { exchangedIn } from "~/domain/resources.server";
import { sectionOf } from "./section.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadImport(exchangedIn(sectionOf(args.request)), args);

export const action = (args: ActionFunctionArgs) => importEntities(exchangedIn(sectionOf(args.request)), args);

export default ImportPage;
