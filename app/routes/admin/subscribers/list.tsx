import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { subscribersView } from "#app/domain/people/newsletter/list.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { SubscriberLanguages, SubscriberTable } from "#app/routes/admin/subscribers/list/subscribers.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { buttonClass } from "#app/ui/button.tsx";

export const facts = { access: "seeSubscribers" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeSubscribers");
	const { locale, event, texts } = await openAdminPage(request);
	return { title: texts("adminSubscribers").meta.title, ...(await subscribersView(new URL(request.url), event, locale)) };
}

export default function SubscribersPage() {
	const { list, text, languages, subscribers } = useLoaderData<typeof loader>();
	return (
		<LongListPage
			list={list}
			actions={
				<a href="/admin/subscribers.csv" download className={buttonClass("outline")}>
					{text.export}
				</a>
			}
			note={<SubscriberLanguages languages={languages} text={text} />}
		>
			<SubscriberTable subscribers={subscribers} text={text} />
		</LongListPage>
	);
}
