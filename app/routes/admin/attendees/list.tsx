import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "~/admin/long-list";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { attendeesView } from "~/domain/sales/attendee/list.server";
import { AttendeeTable, NotAdmitted } from "~/routes/admin/attendees/list/list";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink, buttonClass } from "~/ui/button";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "admitAttendees" };

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "admitAttendees");
	const { locale, event, texts } = await openAdminPage(request);
	return {
		title: texts("adminAttendees").meta.title,
		mail: rights.includes("mailAttendees") ? texts("adminGroupMail").link : undefined,
		...(await attendeesView(new URL(request.url), { event, locale, rights })),
	};
}

export default function AttendeesPage() {
	const { list, text, mail, notAdmitted, ...table } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			belowNone={notAdmitted.length > 0 && <NotAdmitted people={notAdmitted} toDesk={text.toDesk} />}
			actions={
				<div className="flex flex-wrap gap-3">
					{mail && (
						<ButtonLink look="outline" to="/admin/attendees/mail">
							{mail}
						</ButtonLink>
					)}
					{text.exports && (
						<a href="/admin/orders/attendees.csv" download className={buttonClass("outline")}>
							{text.exports}
						</a>
					)}
				</div>
			}
		>
			<AttendeeTable {...table} text={text} />
		</LongListPage>
	);
}
