import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "~/admin/long-list";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { LineTable } from "~/domain/sales/payment/statement/line-table";
import { linesView } from "~/domain/sales/payment/statement/lines-view.server";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "takePayments" };

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { locale, event, texts } = await openAdminPage(request);
	const { link, lines } = texts("adminStatement");
	return { title: lines.meta, statement: link, ...(await linesView(new URL(request.url), { event, locale })) };
}

export default function StatementLinesPage() {
	const { list, text, lines, statement } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			actions={
				<ButtonLink look="outline" to="/admin/orders/statement">
					{statement}
				</ButtonLink>
			}
		>
			<LineTable lines={lines} text={text} />
		</LongListPage>
	);
}
