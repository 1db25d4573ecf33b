import path from "node:path";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listBatches } from "#app/admin/changes.server.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { type Notice, NoticeBox } from "#app/admin/notice.tsx";
import { startOf } from "#app/admin/sections.ts";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import { eventPagePath } from "#app/domain/content/event/pages.ts";
import { BatchList } from "#app/domain/operations/activity/batch-list.tsx";
import { batchViews } from "#app/domain/operations/activity/view.server.ts";
import { digestContent } from "#app/domain/operations/dashboard/digest.server.ts";
import { getFigures } from "#app/domain/operations/dashboard/figures.server.ts";
import { firstSteps } from "#app/domain/operations/dashboard/first-steps.server.ts";
import { figuresView } from "#app/domain/operations/dashboard/view.server.ts";
import { listWaiting } from "#app/domain/operations/dashboard/waiting.server.ts";
import { entityTypesHiddenFrom } from "#app/domain/operations/registry/resources.server.ts";
import { problemPages } from "#app/domain/program/checks/view.server.ts";
import { durationWords } from "#app/i18n/duration.server.ts";
import { AttentionList } from "#app/routes/admin/dashboard/attention-list.tsx";
import { PlainFigures, Regions, TargetFigures, Tracks } from "#app/routes/admin/dashboard/figures.tsx";
import { BringBack, FirstSteps, useFocusAfterSteps } from "#app/routes/admin/dashboard/first-steps.tsx";
import { SalesChart } from "#app/routes/admin/dashboard/sales-chart.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { env } from "#app/runtime/env.server.ts";
import { replicaLag } from "#db/replica-state.ts";
import { secretFileOf } from "#db/site-secret.ts";
import { openAdminPage } from "./page.server.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

const MAX_RECENT = 6;
const NOTABLE_LAG_SECONDS = 60;

const wholeUnits = (seconds: number) => {
	const unit = seconds < 3600 ? 60 : 3600;
	return Math.floor(seconds / unit) * unit;
};

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.text.meta.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const user = await requireSignedIn(request);
	// Other users start in the first section that they may open.
	if (!user.rights.includes("editContent")) throw redirect(startOf(user));
	const { locale, event, t, texts } = await openAdminPage(request);
	const { problems, figures: ofContent, published } = await digestContent();
	const recent = await listBatches({ without: entityTypesHiddenFrom(user) }, { limit: MAX_RECENT, offset: 0 });
	const waiting = await listWaiting(user, event, { sellsTickets: published.tier, locale });
	const lag = env.replica ? wholeUnits(replicaLag(env.databaseFile) / 1000) : 0;
	const toDoCount = waiting.reduce((sum, { count }) => sum + count, problems.length);
	const { meta, title, welcome, disruption, figures, check, speakersByRegion, tracksOverDays, sales } = texts("dashboard");
	return {
		text: {
			...{ meta, title, welcome, check: check.title, none: check.none },
			...{ figures: figures.title, regions: speakersByRegion.title, tracks: tracksOverDays.title, sales: sales.title },
		},
		notices: [
			event.status !== "scheduled" && { words: disruption[event.status], link: { to: eventPagePath("status"), words: disruption.link } },
			// Only the operator of the server can fix it, so other users do not see it.
			user.rights.includes("manageUsers") &&
				env.sessionSecret === undefined && { words: t("dashboard.secretInFile", { file: path.basename(secretFileOf(env.databaseFile)) }) },
			user.rights.includes("manageUsers") && lag >= NOTABLE_LAG_SECONDS && { words: t("dashboard.replicaBehind", { time: durationWords(lag, locale) }) },
		].filter((notice): notice is Notice => Boolean(notice)),
		firstSteps: await firstSteps({ published, event }, user, locale),
		figures: figuresView(await getFigures(ofContent, event, user), event, locale),
		problems: problemPages(problems, new URL(request.url), locale),
		problemCount: toDoCount > 0 ? t("dashboard.check.count", { count: toDoCount }) : undefined,
		activity: { text: texts("activity"), batches: await batchViews(recent, event, locale) },
		waiting,
	};
}

export default function DashboardPage() {
	const { text, notices, firstSteps, figures, problems, problemCount, waiting } = useLoaderData<typeof loader>();
	useFocusAfterSteps();
	return (
		<div className="page space-y-8 py-6 md:py-8">
			<div>
				<h1 tabIndex={-1} className="title outline-none">
					{text.title}
				</h1>
				<p className="mt-3 border-l-4 border-success bg-green-ground px-4 py-2 text-green">{text.welcome}</p>
				{notices.map((notice) => (
					<NoticeBox key={notice.words} {...notice} className="mt-4" />
				))}
			</div>
			{firstSteps?.isShown && <FirstSteps {...firstSteps} />}
			<section aria-labelledby="check-title">
				<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
					<h2 id="check-title" className="heading">
						{text.check}
					</h2>
					<p className="tabular text-ink-2">{problemCount ?? text.none}</p>
				</div>
				<AttentionList waiting={waiting} problems={problems} />
			</section>
			<section aria-labelledby="figures-title">
				<h2 id="figures-title" className="heading mb-4">
					{text.figures}
				</h2>
				<TargetFigures figures={figures.targets} />
				<PlainFigures figures={figures.counts} />
				<div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2">
					<Regions title={text.regions} regions={figures.regions} />
					<Tracks title={text.tracks} tracks={figures.tracks} />
				</div>
				{figures.sales && <SalesChart title={text.sales} sales={figures.sales} />}
			</section>
			<RecentActivity />
			{firstSteps && !firstSteps.isShown && <BringBack {...firstSteps} />}
		</div>
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
				<Link to="/admin/settings/activity" className="link py-1">
					{text.recent.all}
				</Link>
			</div>
			{batches.length > 0 ? <BatchList brief batches={batches} text={text} /> : <p className="border-t border-line pt-4 text-ink-2">{text.none}</p>}
		</section>
	);
}
