import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { type MeetingsOverview, meetingsOverview } from "#app/domain/meetings/admin-view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";

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
		planning: plans ? view : undefined,
		csv: rights.includes("seeOrders") ? view.text.links.csv : undefined,
		pageTitle: view.text.title,
	};
}

const PLAN = "/admin/meetings/plan";

export default function MeetingsOverviewPage() {
	const { text, figures, planning, csv } = useLoaderData<typeof loader>();
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
				</section>
				{planning && <PlanSection planning={planning} />}
				{planning && <Rules planning={planning} />}
			</div>
		</div>
	);
}

function Heading({ id, children }: { id: string; children: string }) {
	return (
		<h2 id={id} className="heading border-b-2 border-line-strong pb-3">
			{children}
		</h2>
	);
}

function Figures({ figures }: { figures: readonly (readonly [string, string])[] }) {
	return (
		<dl className="tabular">
			{figures.map(([term, value]) => (
				<div key={term} className="flex justify-between gap-6 border-b border-line py-2">
					<dt>{term}</dt>
					<dd className="font-semibold whitespace-nowrap">{value}</dd>
				</div>
			))}
		</dl>
	);
}

interface PartProps {
	planning: MeetingsOverview;
}

function Sessions({ planning: { text, sessions } }: PartProps) {
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

function PlanSection({ planning: { text, plan, canPlan, isPublished } }: PartProps) {
	const busy = useNavigation().formMethod === "POST";
	return (
		<section id="plan" aria-labelledby="plan-title" className="scroll-mt-28">
			<Heading id="plan-title">{text.plan.title}</Heading>
			<p className="mt-3 max-w-measure">{plan ? plan.made : isPublished ? text.plan.published : text.plan.none}</p>
			{plan && (
				<>
					{plan.leftOut && <p className="mt-2 font-semibold">{plan.leftOut}</p>}
					{plan.isEmpty && <p className="mt-2">{text.plan.noPlan}</p>}
					<div className="mt-4">
						<Figures figures={plan.figures} />
					</div>
					{plan.changes.length > 0 && (
						<>
							<h3 className="subheading mt-8">{text.plan.moves}</h3>
							<ul>
								{plan.changes.map(({ id, words }) => (
									<li key={id} className="border-b border-line py-2 wrap-anywhere">
										{words}
									</li>
								))}
							</ul>
						</>
					)}
					{plan.few.people.length > 0 && (
						<>
							<h3 className="subheading mt-8">{plan.few.title}</h3>
							<ul>
								{plan.few.people.map(({ id, name, count, why }) => (
									<li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
										<span className="wrap-anywhere">
											{name} ({count})
										</span>
										<span className="text-ink-2">{why}</span>
									</li>
								))}
							</ul>
						</>
					)}
				</>
			)}
			<Form method="post" action={PLAN} className="mt-6 flex flex-wrap gap-3">
				{plan && <input type="hidden" name="plan" value={plan.madeAt} />}
				{plan && !plan.isEmpty && (
					<Button name="step" value="publish" disabled={busy}>
						{plan.publish}
					</Button>
				)}
				{canPlan && (
					<Button look={plan ? "outline" : "primary"} name="step" value="plan" disabled={busy}>
						{plan || isPublished ? text.plan.again : text.plan.make}
					</Button>
				)}
				{plan && (
					<Button look="outline" name="step" value="discard" disabled={busy}>
						{text.plan.discard}
					</Button>
				)}
			</Form>
		</section>
	);
}

function Rules({ planning: { text, rules, people } }: PartProps) {
	const busy = useNavigation().formMethod === "POST";
	const { rules: words } = text;
	return (
		<section id="rules" aria-labelledby="rules-title" className="scroll-mt-28">
			<Heading id="rules-title">{words.title}</Heading>
			<p className="mt-3 max-w-measure">{words.lead}</p>
			<ul className="mt-2">
				{rules.map((rule) => (
					<li key={rule.key} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2">
						<span className="wrap-anywhere">
							{rule.words} <span className="block text-small text-ink-2">{rule.kind}</span>
						</span>
						<Form method="post" action={PLAN} preventScrollReset>
							<input type="hidden" name="pair" value={rule.key} />
							<Button look="outline" name="step" value="unrule" disabled={busy}>
								{words.remove}
								<span className="sr-only">: {rule.words}</span>
							</Button>
						</Form>
					</li>
				))}
			</ul>
			{people.length > 1 && (
				<Form method="post" action={PLAN} preventScrollReset className="mt-4 flex flex-wrap items-end gap-3">
					{(["one", "other"] as const).map((name) => (
						<select key={name} name={name} aria-label={words[name]} required className="field w-auto max-w-full">
							<option value="">{words[name]}</option>
							{people.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
					))}
					<select name="kind" aria-label={words.kind} className="field w-auto max-w-full">
						<option value="lock">{words.lock}</option>
						<option value="forbid">{words.forbid}</option>
					</select>
					<Button look="outline" name="step" value="rule" disabled={busy}>
						{words.add}
					</Button>
				</Form>
			)}
		</section>
	);
}
