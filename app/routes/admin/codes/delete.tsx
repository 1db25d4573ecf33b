import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { deleteEntity, loadDeletion } from "~/admin/deletion.server";
import { DeletionPage } from "~/admin/deletion-page";
import { namedMeta } from "~/admin/meta";
import { discountResource } from "~/domain/sales/discount/admin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "manageMoney" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadDeletion(discountResource, args);

export const action = (args: ActionFunctionArgs) => deleteEntity(discountResource, args);

export const clientAction = sendOrSay;

export default DeletionPage;
