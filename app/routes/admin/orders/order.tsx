import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { adminOrderView } from "#app/domain/sales/order/actions/order.server.ts";
import { AdminOrderDetail } from "#app/routes/admin/orders/order/order.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "seeOrders");
	const { locale, event } = await openAdminPage(request);
	const order = await namedOrder(params);
	return adminOrderView(order, { event, locale, rights });
}

export default function OrderPage() {
	const order = useLoaderData<typeof loader>();
	return (
		<div className="page py-6 md:py-8">
			<Link to="/admin/orders" className="link inline-flex min-h-8 items-center">
				{order.text.back}
			</Link>
			<AdminOrderDetail order={order} />
		</div>
	);
}
