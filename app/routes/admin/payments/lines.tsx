import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { LineTable } from "#app/domain/sales/payment/statement/line-table.tsx";
import { linesView } from "#app/domain/sales/payment/statement/lines-view.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { locale, event, texts } = await openAdminPage(request);
	const { link, lines } = texts("adminStatement");
	return { title: lines.meta, statement: link, refunds: texts("adminOrders").refunds.link, ...(await linesView(new URL(request.url), { event, locale })) };
}

export default function StatementLinesPage() {
	const { list, text, lines, statement, refunds } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			actions={
				<div className="flex flex-wrap gap-3">
					<ButtonLink look="outline" to="/admin/payments/refunds">
						{refunds}
					</ButtonLink>
					<ButtonLink to="/admin/payments/statement">{statement}</ButtonLink>
				</div>
			}
		>
			<LineTable lines={lines} text={text} />
		</LongListPage>
	);
}
