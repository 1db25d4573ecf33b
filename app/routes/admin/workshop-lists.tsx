import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { CELL, LongRow, LongTable } from "#app/admin/long-list.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { workshopListsView } from "#app/domain/sales/registration/admin-view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

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
		<div className="page py-6">
			<h1 tabIndex={-1} className="title mb-6 outline-none">
				{text.title}
			</h1>
			<LongTable columns={[columns.workshop, columns.when, columns.registered, columns.waiting]}>
				{workshops.map((workshop) => (
					<LongRow key={workshop.path}>
						<td className={CELL}>
							<Link to={workshop.path} className="link inline-block min-h-6 font-semibold">
								<Text of={workshop.title} />
							</Link>
						</td>
						<td className={`${CELL} text-ink-2`}>{workshop.when}</td>
						<td className={`${CELL} tabular`}>
							<span className="text-small text-ink-2 md:hidden">{columns.registered}: </span>
							{workshop.registered}
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
