import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "~/admin/long-list";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { refundsView } from "~/domain/sales/order/actions/refund-list.server";
import { RefundSums, RefundTable } from "~/routes/admin/orders/refunds/refund-list";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink, buttonClass } from "~/ui/button";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "seeOrders" };

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "seeOrders");
	const { locale, event, texts } = await openAdminPage(request);
	return {
		title: texts("adminOrders").refunds.meta,
		...(await refundsView(new URL(request.url), { event, locale, canMove: rights.includes("manageMoney") })),
	};
}

export default function RefundsPage() {
	const { list, text, file, sums, refunds, many } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			actions={
				<div className="flex flex-wrap gap-3">
					<ButtonLink look="outline" to="/admin/orders">
						{text.back}
					</ButtonLink>
					<a href={file} download className={buttonClass("outline")}>
						{text.file}
					</a>
				</div>
			}
			note={<RefundSums sums={sums} title={text.sums} />}
		>
			<RefundTable refunds={refunds} text={text} many={many} />
		</LongListPage>
	);
}
