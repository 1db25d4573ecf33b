import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "~/admin/long-list";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { subscribersView } from "~/domain/people/newsletter/list.server";
import { SubscriberLanguages, SubscriberTable } from "~/routes/admin/subscribers/list/subscribers";
import type { RouteHandle } from "~/routes/route-handle";
import { buttonClass } from "~/ui/button";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "seeSubscribers" };

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
