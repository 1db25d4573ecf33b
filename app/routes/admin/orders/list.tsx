import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { ordersView } from "#app/domain/sales/order/actions/list.server.ts";
import { OrderTable } from "#app/domain/sales/order/actions/list.tsx";
import { Sales } from "#app/routes/admin/orders/list/sales.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { closeOnEscape } from "#app/ui/close-on-escape.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "seeOrders");
	const { locale, event, texts } = await openAdminPage(request);
	return {
		title: texts("adminOrders").meta.title,
		newOrder: rights.includes("takePayments") ? texts("adminManualOrder").link : undefined,
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
	const { list, text, sales, orders, bulk, newOrder } = useLoaderData<typeof loader>();
	return (
		<>
			<LongListPage
				list={list}
				actions={
					<div className="flex flex-wrap items-start gap-3">
						<Files words={text.exports.more} files={FILES.map(({ name, path }) => ({ to: path, words: text.exports[name] }))} />
						{newOrder && <ButtonLink to="/admin/orders/new">{newOrder}</ButtonLink>}
					</div>
				}
			>
				<OrderTable orders={orders} text={text} bulk={newOrder ? bulk : undefined} />
			</LongListPage>
			<div className="page pb-12">
				<Sales sales={sales} />
			</div>
		</>
	);
}

function Files({ words, files }: { words: string; files: { to: string; words: string }[] }) {
	return (
		<details className="group no-print relative max-sm:w-full" onKeyDown={closeOnEscape}>
			<summary className={buttonClass("outline", "max-sm:w-full")}>
				{words}
				<DownArrow />
			</summary>
			<ul className="mt-2 rounded-lg border border-line bg-card p-4 sm:absolute sm:right-0 sm:z-20 sm:w-72 sm:shadow-lg">
				{files.map((file) => (
					<li key={file.to}>
						<a href={file.to} download className="link inline-block py-2">
							{file.words}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}
