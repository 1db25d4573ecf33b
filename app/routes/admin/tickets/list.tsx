import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { namedMeta } from "~/admin/meta";
import { loadOrderedList } from "~/admin/order.server";
import { OrderedListPage } from "~/admin/ordered-list-page";
import { ticketOrder } from "~/domain/ticket/admin.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export const loader = (args: LoaderFunctionArgs) => loadOrderedList(ticketOrder, args);

export default OrderedListPage;
