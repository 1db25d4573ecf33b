import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { refundsView } from "#app/domain/sales/order/actions/refund-list.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { RefundSums, RefundTable } from "#app/routes/admin/payments/refunds/refund-list.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

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
	const { list, text, file, sums, refunds, bulk } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			actions={
				<div className="flex flex-wrap gap-3">
					<ButtonLink look="outline" to="/admin/payments">
						{text.back}
					</ButtonLink>
					<a href={file} download className={buttonClass("outline")}>
						{text.file}
					</a>
				</div>
			}
			note={<RefundSums sums={sums} title={text.sums} />}
		>
			<RefundTable refunds={refunds} text={text} bulk={bulk} />
		</LongListPage>
	);
}
