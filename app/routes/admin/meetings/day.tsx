import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { CELL, LongRow, LongTable } from "#app/admin/long-list.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { type AttendanceOutcome, moveToTable, recordAttendance } from "#app/domain/meetings/changes.server.ts";
import { type DayView, dayView } from "#app/domain/meetings/day-view.server.ts";
import { readForm, refuse, stepIn, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { withQuery } from "#app/http/query.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { type ToastName, toastCookie } from "#app/http/toast.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "admitAttendees" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "admitAttendees");
	const { locale, texts } = await openAdminPage(request);
	const url = new URL(request.url);
	const view = await dayView(url, locale, new Date(readClock()));
	return {
		...view,
		states: (["time", "table"] as const).map((state) => ({
			label: view.text.states[state],
			to: withQuery(url, { state: state === "time" ? undefined : state, page: undefined }),
			current: view.isByTable === (state === "table"),
		})),
		find: texts("longList").find,
		pageTitle: titleAfter(context, view.text.title, texts("common").errors),
	};
}

interface Answer {
	errors: object;
	failure: { title: string; words: string };
}

const STEPS = { missed: true, came: true, move: true };
const TOASTS: Record<AttendanceOutcome, ToastName> = {
	offered: "meetingMissed",
	notOffered: "meetingMissedUnoffered",
	neither: "meetingMissedByBoth",
	reopened: "meetingReopened",
	staysCanceled: "meetingStaysCanceled",
};

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "admitAttendees");
	const form = await readForm(request);
	const step = stepIn(form, STEPS);
	const number = (name: string) => Number(form.get(name)) || 0;
	const actionContext = { actor: { username }, now: new Date(readClock()) };
	const outcome =
		step === "move"
			? ((await moveToTable(number("id"), number("table"), actionContext)) ?? "moved")
			: await recordAttendance(number("id"), number("person"), step === "came", actionContext);
	if (outcome === "gone" || outcome === "taken") {
		const { title, faults } = textsOf("adminMeetings", await readersLocale(request), {}).dayPage;
		return refuse<Answer>(context, { errors: {}, failure: { title, words: faults[outcome] } }, { status: 409 });
	}
	const { pathname, search } = new URL(request.url);
	return redirect(pathname + search, { status: 303, headers: { "Set-Cookie": toastCookie(outcome === "moved" ? "meetingMoved" : TOASTS[outcome]) } });
}

export const clientAction = keepFormOnNetworkError;

export default function MeetingDayPage() {
	const { text, q, isByTable, count, meetings, pages, states, find } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const { columns } = text;
	return (
		<div className="page py-8 md:py-12">
			<h1 tabIndex={-1} className="title outline-none">
				{text.title}
			</h1>
			<ErrorSummary formId="day" fields={[]} errors={{}} failure={answer?.failure} heading="h2" />
			<div className="no-print mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
				<FilterLinks label={columns.when} options={states} />
				<Form role="search" autoComplete="off" className="flex min-w-0 grow flex-wrap gap-3">
					{isByTable && <input type="hidden" name="state" value="table" />}
					<input key={q} type="search" name="q" defaultValue={q} aria-label={text.searchHint} placeholder={text.searchHint} className="field min-w-0 flex-1" />
					<Button look="outline">{find}</Button>
				</Form>
				{meetings.length > 0 && (
					<a href={`/admin/meetings/day.pdf${isByTable ? "?state=table" : ""}`} className={buttonClass("outline")}>
						{text.print}
					</a>
				)}
			</div>
			<p role="status" className="tabular mt-5 text-small text-ink-2">
				{meetings.length === 0 ? text.none : count}
			</p>
			{meetings.length > 0 && (
				<LongTable columns={isByTable ? [columns.table, columns.when, columns.people] : [columns.when, columns.table, columns.people]} steps={columns.move}>
					{meetings.map((meeting) => (
						<MeetingRow key={meeting.id} meeting={meeting} isByTable={isByTable} text={text} />
					))}
				</LongTable>
			)}
			<PageLinks pages={pages} />
		</div>
	);
}

function MeetingRow({ meeting, isByTable, text }: { meeting: DayView["meetings"][number]; isByTable: boolean; text: DayView["text"] }) {
	const busy = useNavigation().formMethod === "POST";
	const { id, when, table, tableId, tables, canMove, people } = meeting;
	const [first, second] = isByTable ? [table, when] : [when, table];
	return (
		<LongRow>
			<td className={`${CELL} tabular font-semibold`}>{first}</td>
			<td className={`${CELL} tabular`}>{second}</td>
			<td className={CELL}>
				<ul className="grid gap-2">
					{people.map((person) => (
						<li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
							<span>
								{person.name}
								{person.isCheckedIn && <span className="block text-small text-success">{text.checkedIn}</span>}
							</span>
							<Form method="post" preventScrollReset className="no-print">
								<input type="hidden" name="id" value={id} />
								<input type="hidden" name="person" value={person.id} />
								<Button
									look={person.isMissing ? "primary" : "outline"}
									name="step"
									value={person.isMissing ? "came" : "missed"}
									aria-pressed={person.isMissing}
									disabled={busy}
								>
									{text.missed}
									<span className="sr-only">: {person.name}</span>
								</Button>
							</Form>
						</li>
					))}
				</ul>
			</td>
			<td className={CELL}>
				{canMove && (
					<Form method="post" preventScrollReset className="no-print flex flex-wrap gap-2">
						<input type="hidden" name="id" value={id} />
						<select
							key={tableId}
							name="table"
							aria-label={`${text.moveTo}: ${people.map(({ name }) => name).join(", ")}`}
							defaultValue={tableId}
							className="field w-auto max-w-full"
						>
							{tables.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
						<Button look="outline" name="step" value="move" disabled={busy}>
							{text.move}
							<span className="sr-only">: {people.map(({ name }) => name).join(", ")}</span>
						</Button>
					</Form>
				)}
			</td>
		</LongRow>
	);
}
