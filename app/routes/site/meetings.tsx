import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { cancelOwn } from "#app/domain/meetings/changes.server.ts";
import { MEETING_LIMITS } from "#app/domain/meetings/limits.ts";
import { type MeetingsView, meetingsView } from "#app/domain/meetings/meetings-view.server.ts";
import { acceptOffer, declineOffer } from "#app/domain/meetings/offers.server.ts";
import { readForm, refuse, stepIn, titleAfter } from "#app/http/form.server.ts";
import { asLine } from "#app/http/lines.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { MeetingsHead } from "#app/routes/site/meetings/head.tsx";
import { readClock } from "#app/runtime/clock.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { useSite } from "#app/ui/site.ts";

import { useAnswer } from "#app/ui/use-answer.ts";
import { openedParticipant } from "./opened-participant.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["ticket"], query: ["done"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, texts } = await openPage(params);
	const view = await meetingsView(await openedParticipant(params), locale, new Date(readClock()));
	const done = new URL(request.url).searchParams.get("done");
	return data({
		...view,
		title: titleAfter(context, texts("meetings").page.metaTitle, texts("common").errors),
		ticketPath: `/t/${params.secret}`,
		calendar: localePath(locale, `/t/${params.secret}/meetings.ics`),
		done: done && Object.hasOwn(view.text.done, done) ? view.text.done[done as keyof typeof view.text.done] : undefined,
	});
}

interface Answer {
	errors: object;
	failure: { title: string; words: string };
}

const STEPS = { cancel: "cancelled", accept: "accepted", decline: "declined", takeBack: "takenBack" } as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const me = await openedParticipant(params);
	const step = stepIn(form, STEPS);
	const id = Number(form.get("id")) || 0;
	const now = new Date(readClock());
	const reason = asLine(String(form.get("reason") ?? "")).slice(0, MEETING_LIMITS.reason);
	const answer = step === "accept" ? acceptOffer : declineOffer;
	const fault = step === "cancel" ? await cancelOwn(id, me.id, reason, now) : await answer(id, me.id, { actor: "attendee", now });
	if (!fault) return redirect(`${new URL(request.url).pathname}?done=${STEPS[step]}`, 303);
	const { title, [fault]: words } = textsOf("meetings", pageLocale(params), {}).faults;
	return refuse<Answer>(context, { errors: {}, failure: { title, words } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

export default function MeetingsPage() {
	const { text, lead, isPlanned, meetings, offers, requests, ticketPath, calendar, done } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const { path } = useSite();
	return (
		<>
			<MeetingsHead title={text.title} lead={lead} text={text} ticketPath={ticketPath} current="meetings" />
			<div className="page section *:max-w-3xl">
				<ErrorSummary formId="meetings" fields={[]} errors={{}} failure={answer?.failure} heading="h2" />
				<SuccessMessage>{!answer && done}</SuccessMessage>
				{offers.length > 0 && (
					<Section title={text.offersTitle}>
						{offers.map((offer) => (
							<li key={offer.id} className="border-b border-line py-5">
								<p className="tabular font-semibold">{offer.when}</p>
								<p className="mt-1 wrap-anywhere">{offer.words}</p>
								<About text={text} of={offer} />
								<p className="mt-2 text-small text-ink-2">{offer.until}</p>
								<Steps id={offer.id} steps={{ accept: text.accept, decline: text.decline }} of={offer.name} />
							</li>
						))}
					</Section>
				)}
				<ul className="mb-10 border-t-2 border-line-strong empty:hidden">
					{meetings.map((meeting) => (
						<MeetingEntry key={meeting.id} meeting={meeting} text={text} />
					))}
				</ul>
				{requests.length > 0 && (
					<Section title={text.requestsTitle}>
						{requests.map((request) => (
							<li key={request.id} className="border-b border-line py-5">
								<p className="tabular font-semibold">{request.when}</p>
								<p className="wrap-anywhere">{request.name}</p>
								<p className="mt-1 text-small text-ink-2">{request.until}</p>
								<Steps id={request.id} steps={{ takeBack: text.takeBack }} of={request.name} />
							</li>
						))}
					</Section>
				)}
				<div className="mt-8 flex flex-wrap gap-3">
					{meetings.length > 0 && (
						<a href={calendar} className={buttonClass("outline")}>
							{text.calendar}
						</a>
					)}
					{meetings.length > 0 && <PrintButton label={text.print} look="outline" />}
					<ButtonLink look={isPlanned && meetings.length > 0 ? "outline" : "primary"} to={path(`${ticketPath}/people`)}>
						{text.toPeople}
					</ButtonLink>
				</div>
			</div>
		</>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="no-print mb-10">
			<h2 className="heading border-b-2 border-line-strong pb-3">{title}</h2>
			<ul>{children}</ul>
		</section>
	);
}

type Shown = Pick<MeetingsView["meetings"][number], "details" | "seeks" | "offers" | "email" | "phone">;

function About({ text, of: { details, seeks, offers, email, phone } }: { text: MeetingsView["text"]; of: Shown }) {
	const facts = [
		[text.seeks, seeks],
		[text.offers, offers],
	] as const;
	return (
		<>
			{details && <p className="text-small text-ink-2 wrap-anywhere">{details}</p>}
			<dl className="mt-2 grid gap-2 empty:hidden">
				{facts.map(
					([term, words]) =>
						words && (
							<div key={term}>
								<dt className="text-small text-ink-2">{term}</dt>
								<dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
							</div>
						),
				)}
			</dl>
			{(email || phone) && (
				<p className="mt-2 flex flex-wrap gap-x-6">
					{email && (
						<a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
							{email}
						</a>
					)}
					{phone && (
						<a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link inline-flex min-h-11 items-center">
							{phone}
						</a>
					)}
				</p>
			)}
		</>
	);
}

function MeetingEntry({ meeting, text }: { meeting: MeetingsView["meetings"][number]; text: MeetingsView["text"] }) {
	const busy = useNavigation().formMethod === "POST";
	const { id, when, table, canceled, canCancel, reason, name } = meeting;
	return (
		<li className={`border-b border-line py-5 ${canceled ? "no-print" : ""}`}>
			<p className="tabular font-semibold">
				{when} · {table} {canceled && <span className="text-gold">({canceled})</span>}
			</p>
			<h2 className="subheading wrap-anywhere">{name}</h2>
			{reason && <p className="mt-1 wrap-anywhere">“{reason}”</p>}
			{!canceled && <About text={text} of={meeting} />}
			{canCancel && (
				<details className="group no-print mt-2">
					<summary className="link inline-flex min-h-11 items-center gap-2">
						{text.cannotCome}
						<span className="sr-only">: {name}</span>
						<DownArrow />
					</summary>
					<Form method="post" preventScrollReset className="mt-2 grid max-w-xl gap-3">
						<input type="hidden" name="id" value={id} />
						<Field id={`reason-${id}`} name="reason" label={text.reason} maxLength={MEETING_LIMITS.reason} autoComplete="off" />
						<div>
							<Button look="outline" name="step" value="cancel" disabled={busy}>
								{text.cancel}
							</Button>
						</div>
					</Form>
				</details>
			)}
		</li>
	);
}

function Steps({ id, steps, of }: { id: number; steps: Partial<Record<"accept" | "decline" | "takeBack", string>>; of: string }) {
	const busy = useNavigation().formMethod === "POST";
	return (
		<Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3">
			<input type="hidden" name="id" value={id} />
			{(Object.keys(steps) as (keyof typeof steps)[]).map((step) => (
				<Button key={step} look={step === "accept" ? "primary" : "outline"} name="step" value={step} disabled={busy}>
					{steps[step]}
					<span className="sr-only">: {of}</span>
				</Button>
			))}
		</Form>
	);
}
