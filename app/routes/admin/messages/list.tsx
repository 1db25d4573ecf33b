import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "~/admin/long-list";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { inboxView } from "~/domain/people/contact/inbox.server";
import { InboxTable } from "~/routes/admin/messages/list/inbox";
import type { RouteHandle } from "~/routes/route-handle";
import { buttonClass } from "~/ui/button";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "readMessages" };

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "readMessages");
	const { locale, event, texts } = await openAdminPage(request);
	return { title: texts("adminMessages").meta.title, ...(await inboxView(new URL(request.url), event, locale)) };
}

export default function MessagesPage() {
	const { list, text, messages } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			actions={
				<a href="/admin/messages.csv" download className={buttonClass("outline")}>
					{text.export}
				</a>
			}
		>
			<InboxTable messages={messages} text={text} />
		</LongListPage>
	);
}
