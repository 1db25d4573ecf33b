import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { attendeesView } from "#app/domain/sales/attendee/list.server.ts";
import { CheckInTable, NotAdmittedTable } from "#app/routes/admin/check-in/list/tables.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "admitAttendees" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.list.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "admitAttendees");
	const { locale, event } = await openAdminPage(request);
	return attendeesView(new URL(request.url), { event, locale, rights }, "checkIn");
}

export default function CheckInPage() {
	const { list, text, notAdmitted, ...table } = useLoaderData<typeof loader>();
	return (
		<LongListPage list={list} belowNone={notAdmitted.length > 0 && <NotAdmittedTable people={notAdmitted} toBoxOffice={text.toBoxOffice} />}>
			<CheckInTable {...table} text={text} />
		</LongListPage>
	);
}
