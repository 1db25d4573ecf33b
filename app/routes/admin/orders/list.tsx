import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "~/admin/long-list";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { OrderTable } from "~/domain/order/desk-list";
import { ordersView } from "~/domain/order/desk-list.server";
import { Sales } from "~/domain/order/desk-sales";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink, buttonClass } from "~/ui/button";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "seeOrders" };

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "seeOrders");
	const { locale, event, texts } = await openAdminPage(request);
	return {
		title: texts("adminOrders").meta.title,
		refunds: texts("adminOrders").refunds.link,
		canSetMoney: rights.includes("manageMoney"),
		desk: rights.includes("takePayments")
			? { statement: texts("adminStatement").link, byHand: texts("adminOrderByHand").link, workshops: texts("adminPlaces").lists.link }
			: undefined,
		...(await ordersView(new URL(request.url), event, locale)),
	};
}

const FILES = [
	{ name: "orders", path: "/admin/orders.csv" },
	{ name: "attendees", path: "/admin/orders/attendees.csv" },
	{ name: "invoices", path: "/admin/orders/invoices.csv" },
	{ name: "payments", path: "/admin/orders/payments.csv" },
] as const;

export default function OrdersPage() {
	const { list, text, sales, orders, refunds, canSetMoney, desk } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			actions={
				<div className="flex flex-wrap gap-3">
					{desk && (
						<>
							<ButtonLink look="outline" to="/admin/orders/new">
								{desk.byHand}
							</ButtonLink>
							<ButtonLink look="outline" to="/admin/orders/statement">
								{desk.statement}
							</ButtonLink>
							<ButtonLink look="outline" to="/admin/orders/workshops">
								{desk.workshops}
							</ButtonLink>
						</>
					)}
					<ButtonLink look="outline" to="/admin/orders/refunds">
						{refunds}
					</ButtonLink>
					{FILES.map(({ name, path }) => (
						<a key={name} href={path} download className={buttonClass("outline")}>
							{text.exports[name]}
						</a>
					))}
					{canSetMoney && (
						<ButtonLink look="outline" to="/admin/orders/settings">
							{text.exports.settings}
						</ButtonLink>
					)}
				</div>
			}
			note={<Sales sales={sales} />}
		>
			<OrderTable orders={orders} text={text} />
		</LongListPage>
	);
}
