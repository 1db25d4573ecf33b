import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { CELL, LongRow, LongTable } from "~/admin/long-list";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { workshopListsView } from "~/domain/sales/registration/desk-places.server";
import { Text } from "~/i18n/text";
import type { RouteHandle } from "~/routes/route-handle";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "takePayments" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { locale, event } = await openAdminPage(request);
	return workshopListsView(event, locale);
}

export default function WorkshopListsPage() {
	const { text, workshops } = useLoaderData<typeof loader>();
	const { columns } = text;
	return (
		<div className="page py-8 md:py-12">
			<Link to="/admin/orders" className="link no-print inline-flex min-h-8 items-center">
				{text.back}
			</Link>
			<h1 tabIndex={-1} className="title mt-2 outline-none">
				{text.title}
			</h1>
			<p className="lead mt-2 mb-8">{text.lead}</p>
			<LongTable columns={[columns.workshop, columns.when, columns.taken, columns.waiting]}>
				{workshops.map((workshop) => (
					<LongRow key={workshop.path}>
						<td className={CELL}>
							<Link to={workshop.path} className="link inline-block min-h-6 font-semibold">
								<Text of={workshop.title} />
							</Link>
						</td>
						<td className={`${CELL} text-ink-2`}>{workshop.when}</td>
						<td className={`${CELL} tabular`}>
							<span className="text-small text-ink-2 md:hidden">{columns.taken}: </span>
							{workshop.taken}
						</td>
						<td className={`${CELL} tabular`}>
							<span className="text-small text-ink-2 md:hidden">{columns.waiting}: </span>
							{workshop.waiting}
						</td>
					</LongRow>
				))}
			</LongTable>
		</div>
	);
}
