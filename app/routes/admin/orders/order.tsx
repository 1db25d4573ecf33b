import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { deskOrderView } from "~/domain/sales/order/actions/order.server";
import { DeskOrder } from "~/routes/admin/orders/order/order";
import type { RouteHandle } from "~/routes/route-handle";
import { openAdminPage } from "../page.server";
import { namedOrder } from "./named-order.server";

export const handle: RouteHandle = { access: "seeOrders" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "seeOrders");
	const { locale, event } = await openAdminPage(request);
	const order = await namedOrder(params);
	return deskOrderView(order, { event, locale, rights });
}

export default function OrderPage() {
	const order = useLoaderData<typeof loader>();
	return (
		<div className="page py-8 md:py-12">
			<Link to="/admin/orders" className="link inline-flex min-h-8 items-center">
				{order.text.back}
			</Link>
			<DeskOrder order={order} />
		</div>
	);
}
