import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { deleteEntity, loadDeletion } from "~/admin/deletion.server";
import { DeletionPage } from "~/admin/deletion-page";
import { namedMeta } from "~/admin/meta";
import { resourceIn } from "~/domain/operations/registry/resources.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadDeletion(resourceIn(args.params.section), args);

export const action = (args: ActionFunctionArgs) => deleteEntity(resourceIn(args.params.section), args);

export const clientAction = sendOrSay;

export default DeletionPage;
