import path from "node:path";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listBatches } from "#app/admin/changes.server.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { type Notice, NoticeBox } from "#app/admin/notice.tsx";
import { openTo, SECTIONS } from "#app/admin/sections.ts";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import { BatchList } from "#app/domain/operations/activity/batch-list.tsx";
import { batchViews } from "#app/domain/operations/activity/view.server.ts";
import { digestContent } from "#app/domain/operations/dashboard/digest.server.ts";
import { getFigures } from "#app/domain/operations/dashboard/figures.server.ts";
import { firstSteps } from "#app/domain/operations/dashboard/first-steps.server.ts";
import { listToDo } from "#app/domain/operations/dashboard/to-do.server.ts";
import { figuresView } from "#app/domain/operations/dashboard/view.server.ts";
import { entityTypesHiddenFrom } from "#app/domain/operations/registry/resources.server.ts";
import { type LatestMessage, latestMessages } from "#app/domain/people/contact/latest.server.ts";
import { problemPages } from "#app/domain/program/checks/view.server.ts";
import { notSoldView } from "#app/domain/sales/order/settings.server.ts";
import { Breakdown, PlainFigures, TargetFigures } from "#app/routes/admin/dashboard/figures.tsx";
import { BringBack, FirstSteps, useFocusAfterSteps } from "#app/routes/admin/dashboard/first-steps.tsx";
import { LatestMessages } from "#app/routes/admin/dashboard/latest.tsx";
import { newsletterSummary } from "#app/routes/admin/dashboard/newsletter-summary.server.ts";
import { ProblemList } from "#app/routes/admin/dashboard/problem-list.tsx";
import { ToDoList } from "#app/routes/admin/dashboard/to-do-list.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { env } from "#app/runtime/env.server.ts";
import { secretFileOf } from "#db/site-secret.ts";
import { openAdminPage } from "./page.server.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

const MAX_RECENT = 6;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.text.meta.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const user = await requireSignedIn(request);
	// Other users start in the first section that they may open.
	if (!user.rights.includes("editContent")) throw redirect(`/admin/${openTo(user, SECTIONS)[0] ?? "account"}`);
	const { locale, event, t, texts } = await openAdminPage(request);
	const { problems, figures: ofContent, published } = await digestContent();
	const recent = await listBatches({ without: entityTypesHiddenFrom(user) }, { limit: MAX_RECENT, offset: 0 });
	const toDo = await listToDo(user, locale);
	const toDoCount = toDo.reduce((sum, { count }) => sum + count, problems.length);
	const { meta, title, welcome, disruption, figures, check, messages, newsletter } = texts("dashboard");
	return {
		text: { meta, title, welcome, figures: figures.title, check: check.title, none: check.none, messages, newsletter: newsletter.title },
		notices: [
			event.status !== "scheduled" && { words: disruption[event.status], link: { to: "/admin/event", words: disruption.link } },
			published.tier && (await notSoldView(event, user, locale)),
			// Only the operator of the server can fix it, so other users do not see it.
			user.rights.includes("manageUsers") &&
				env.sessionSecret === undefined && { words: t("dashboard.secretInFile", { file: path.basename(secretFileOf(env.databaseFile)) }) },
		].filter((notice): notice is Notice => Boolean(notice)),
		firstSteps: await firstSteps({ published, event }, user, locale),
		figures: figuresView(await getFigures(ofContent, event, user), event, locale),
		problems: problemPages(problems, new URL(request.url), locale),
		problemCount: toDoCount > 0 ? t("dashboard.check.count", { count: toDoCount }) : undefined,
		activity: { text: texts("activity"), batches: await batchViews(recent, event, locale) },
		toDo,
		messages: user.rights.includes("readMessages") ? await latestMessages(event, locale) : undefined,
		newsletter: await newsletterSummary(locale),
	};
}

export default function DashboardPage() {
	const { text, notices, firstSteps, figures, problems, problemCount, toDo, messages } = useLoaderData<typeof loader>();
	useFocusAfterSteps();
	return (
		<div className="page space-y-16 py-10 md:py-14">
			<div>
				<h1 tabIndex={-1} className="title outline-none">
					{text.title}
				</h1>
				<p className="mt-6 max-w-measure border-l-4 border-success bg-green-ground px-5 py-4 text-green">{text.welcome}</p>
				{notices.map((notice) => (
					<NoticeBox key={notice.words} {...notice} className="mt-4" />
				))}
			</div>
			{firstSteps?.isShown && <FirstSteps {...firstSteps} />}
			<section aria-labelledby="check-title">
				<div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
					<h2 id="check-title" className="heading">
						{text.check}
					</h2>
					<p className="tabular text-ink-2">{problemCount ?? text.none}</p>
				</div>
				<ToDoList items={toDo} />
				{problems.length > 0 && <ProblemList groups={problems} />}
			</section>
			<section aria-labelledby="figures-title">
				<h2 id="figures-title" className="heading mb-5">
					{text.figures}
				</h2>
				<TargetFigures figures={figures.targets} />
				<PlainFigures figures={figures.counts} />
				<div className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-3">
					{figures.breakdowns.map((breakdown) => (
						<Breakdown key={breakdown.title} {...breakdown} />
					))}
				</div>
			</section>
			<RecentActivity />
			<div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
				{messages && <Messages messages={messages} />}
				<NewsletterSummary />
			</div>
			{firstSteps && !firstSteps.isShown && <BringBack {...firstSteps} />}
		</div>
	);
}

function Messages({ messages }: { messages: LatestMessage[] }) {
	const { messages: text } = useLoaderData<typeof loader>().text;
	return (
		<section aria-labelledby="messages-title">
			<div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-2 border-line-strong pb-4">
				<h2 id="messages-title" className="heading">
					{text.title}
				</h2>
				<Link to="/admin/messages" className="link inline-block min-h-6">
					{text.all}
				</Link>
			</div>
			<LatestMessages messages={messages} text={text} />
		</section>
	);
}

function RecentActivity() {
	const { batches, text } = useLoaderData<typeof loader>().activity;
	return (
		<section aria-labelledby="activity-title">
			<div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
				<h2 id="activity-title" className="heading">
					{text.recent.title}
				</h2>
				<Link to="/admin/activity" className="link py-1">
					{text.recent.all}
				</Link>
			</div>
			{batches.length > 0 ? <BatchList brief batches={batches} text={text} /> : <p className="border-t border-line pt-4 text-ink-2">{text.none}</p>}
		</section>
	);
}

function NewsletterSummary() {
	const { text, newsletter } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="newsletter-title">
			<h2 id="newsletter-title" className="heading border-b-2 border-line-strong pb-4">
				{text.newsletter}
			</h2>
			<p className="pt-4 font-semibold">{newsletter.count}</p>
			{newsletter.recent && <p className="text-small text-ink-2">{newsletter.recent}</p>}
			<dl className="mt-4 border-t border-line">
				{newsletter.languages.map(({ label, count }) => (
					<div key={label} className="flex justify-between gap-4 border-b border-line py-3">
						<dt className="first-letter:uppercase">{label}</dt>
						<dd className="tabular font-semibold">{count}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
