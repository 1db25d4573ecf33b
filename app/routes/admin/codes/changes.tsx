import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { DeletionPage } from "~/admin/deletion-page";
import { changeMany, loadMany } from "~/admin/many.server";
import { namedMeta } from "~/admin/meta";
import { discountResource } from "~/domain/sales/discount/admin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "manageMoney" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadMany(discountResource, args);

export const action = (args: ActionFunctionArgs) => changeMany(discountResource, args);

export const clientAction = sendOrSay;

export default DeletionPage;
