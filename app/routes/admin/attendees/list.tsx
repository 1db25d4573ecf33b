import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { attendeesView } from "#app/domain/sales/attendee/list.server.ts";
import { AttendeeTable } from "#app/routes/admin/attendees/list/list.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";

export const facts = { access: "admitAttendees" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "admitAttendees");
	if (!rights.includes("seeOrders")) throw redirect("/admin/check-in");
	const { locale, event, texts } = await openAdminPage(request);
	return {
		title: texts("adminAttendees").meta.title,
		mail: rights.includes("mailAttendees") ? texts("adminGroupMail").link : undefined,
		...(await attendeesView(new URL(request.url), { event, locale, rights })),
	};
}

export default function AttendeesPage() {
	const { list, text, mail, attendees } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			actions={
				<div className="flex flex-wrap gap-3">
					{mail && (
						<ButtonLink look="outline" to="/admin/write">
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
			<AttendeeTable attendees={attendees} text={text} />
		</LongListPage>
	);
}
