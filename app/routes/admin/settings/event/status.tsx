import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { progressText, stepLinks } from "#app/domain/operations/disruption/form.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { eventTabs } from "#app/routes/admin/settings/event/editor/event-tabs.server.ts";
import { EventTabs } from "#app/routes/admin/settings/event/editor/event-tabs.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "editContent");
	const { locale, event, texts } = await openAdminPage(request);
	const { one, pages, status } = texts("editEvent");
	const mayChange = rights.includes("manageMoney");
	return {
		text: { one, title: pages.status, status: status[event.status], ask: mayChange ? undefined : status.ask },
		tabs: eventTabs(locale),
		progress: await progressText(locale),
		steps: mayChange ? stepLinks(event, locale) : [],
	};
}

export default function EventStatusPage() {
	const { text, tabs, progress, steps } = useLoaderData<typeof loader>();
	return (
		<div className="page py-6 md:py-8">
			<p className="text-small font-semibold text-ink-2">{text.one}</p>
			<h1 tabIndex={-1} className="title text-[2rem] outline-none">
				{text.title}
			</h1>
			<EventTabs {...tabs} />
			<p className="mt-6 max-w-measure">{text.status}</p>
			{progress && (
				<p role="status" className="mt-4 max-w-measure border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold">
					{progress}
				</p>
			)}
			{text.ask && <p className="mt-4 max-w-measure text-ink-2">{text.ask}</p>}
			<p className="mt-6 flex flex-wrap gap-3">
				{steps.map(({ to, words }) => (
					<ButtonLink key={to} look="outline" to={to}>
						{words}
					</ButtonLink>
				))}
			</p>
		</div>
	);
}
