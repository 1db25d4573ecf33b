import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { inboxView } from "#app/domain/people/contact/inbox.server.ts";
import { InboxTable } from "#app/routes/admin/messages/list/inbox.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { buttonClass } from "#app/ui/button.tsx";

export const facts = { access: "readMessages" } satisfies RouteFacts;

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
