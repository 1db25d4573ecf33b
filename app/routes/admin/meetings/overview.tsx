import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { type MeetingsOverview, meetingsOverview } from "#app/domain/meetings/overview.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Countries, Figures, Heading } from "./overview/figures.tsx";
import { PlanSection, Rules } from "./overview/plan.tsx";

export const facts = { access: "admitAttendees" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Check-in staff only see figures and the way to the list of the day. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "admitAttendees");
	const { locale, event } = await openAdminPage(request);
	const view = await meetingsOverview(event, locale, new Date(readClock()));
	const plans = rights.includes("mailAttendees");
	return {
		text: view.text,
		figures: view.figures,
		countries: view.countries,
		planning: plans ? view : undefined,
		csv: rights.includes("seeOrders") ? view.text.links.csv : undefined,
		pageTitle: view.text.title,
	};
}

export default function MeetingsOverviewPage() {
	const { text, figures, countries, planning, csv } = useLoaderData<typeof loader>();
	return (
		<div className="page py-8 md:py-12">
			<h1 tabIndex={-1} className="title outline-none">
				{text.title}
			</h1>
			{planning && <p className="lead mt-3 max-w-measure">{text.lead}</p>}
			<div className="mt-6 flex flex-wrap gap-3">
				<ButtonLink look="outline" to="/admin/meetings/day">
					{text.links.day}
				</ButtonLink>
				{planning && (
					<>
						<ButtonLink look="outline" to="/admin/meetings/people">
							{text.links.people}
						</ButtonLink>
						<ButtonLink look="outline" to="/admin/meetings/sectors">
							{text.links.sectors}
						</ButtonLink>
					</>
				)}
				{csv && (
					<a href="/admin/meetings.csv" download className={buttonClass("outline")}>
						{csv}
					</a>
				)}
			</div>
			<div className="mt-10 grid max-w-4xl grid-cols-1 gap-12">
				{planning && <Sessions planning={planning} />}
				<section aria-labelledby="figures-title">
					<Heading id="figures-title">{text.figures}</Heading>
					<Figures figures={figures} />
					{countries.length > 0 && <Countries text={text} rows={countries} />}
				</section>
				{planning && <PlanSection planning={planning} />}
				{planning && <Rules planning={planning} />}
			</div>
		</div>
	);
}

function Sessions({ planning: { text, sessions } }: { planning: MeetingsOverview }) {
	return (
		<section aria-labelledby="sessions-title">
			<Heading id="sessions-title">{text.setup}</Heading>
			{sessions.length === 0 && <p className="mt-3">{text.noSessions}</p>}
			<ul>
				{sessions.map(({ id, title, words }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2">
						<span>
							<Text of={title} />
							{words && <span className="block tabular text-small text-ink-2">{words}</span>}
						</span>
						<Link to={`/admin/meetings/slots/${id}`} className="link inline-flex min-h-11 items-center">
							{words ? text.editSlots : text.addSlots}
							<span className="sr-only">: {title.text}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
