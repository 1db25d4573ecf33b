import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { requestMeeting } from "#app/domain/meetings/offers.server.ts";
import { type PeopleView, peopleView } from "#app/domain/meetings/people-view.server.ts";
import { saveWish } from "#app/domain/meetings/wishes.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { MeetingsHead } from "#app/routes/site/meetings/head.tsx";
import { readClock } from "#app/runtime/clock.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { useSite } from "#app/ui/site.ts";

import { useAnswer } from "#app/ui/use-answer.ts";
import { openedParticipant } from "./opened-participant.server.ts";
import { openPage } from "./page.server.ts";

export const facts = {
	access: "public",
	openedBy: ["ticket"],
	query: ["q", "region", "country", "sector", "language", "wish", "page", "done", "person"],
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, texts } = await openPage(params);
	const url = new URL(request.url);
	const [done, person] = [url.searchParams.get("done"), Number(url.searchParams.get("person"))];
	for (const name of ["done", "person"]) url.searchParams.delete(name);
	const view = await peopleView(url, await openedParticipant(params), locale, new Date(readClock()));
	return data({
		...view,
		title: titleAfter(context, texts("meetings").people.metaTitle, texts("common").errors),
		ticketPath: `/t/${params.secret}`,
		query: url.search,
		done: done === "wish" ? view.text.done : done === "asked" ? view.text.doneAsked : undefined,
		/** The entry that shows the answer; undefined if it is no longer listed. */
		answered: view.people.find(({ id }) => id === person)?.id,
	});
}

interface Answer {
	errors: object;
	failure: { title: string; words: string };
}

const WISHES = { must: "must", like: "like", no: "no", clear: undefined } as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const me = await openedParticipant(params);
	const person = Number(form.get("person")) || 0;
	const step = String(form.get("step"));
	const url = new URL(request.url);
	const isWish = Object.hasOwn(WISHES, step);
	if (!isWish && step !== "ask") throw new Response(null, { status: 400 });
	const fault = isWish
		? await saveWish(me.id, person, WISHES[step as keyof typeof WISHES])
		: await requestMeeting(me.id, person, Number(form.get("slot")) || 0, { actor: "attendee", now: new Date(readClock()) });
	if (fault) {
		const { title, [fault]: words } = textsOf("meetings", pageLocale(params), {}).faults;
		return refuse<Answer>(context, { errors: {}, failure: { title, words } }, { status: 409 });
	}
	url.searchParams.set("done", isWish ? "wish" : "asked");
	url.searchParams.set("person", String(person));
	return redirect(`${url.pathname}${url.search}#person-${person}`, 303);
}

export const clientAction = keepFormOnNetworkError;

export default function MeetingPeoplePage() {
	const { text, lead, count, q, isFiltered, filters, pages, people, ticketPath, query, done, answered } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const { path } = useSite();
	const address = path(`${ticketPath}/people`);
	return (
		<>
			<MeetingsHead title={text.title} lead={lead} text={text} ticketPath={ticketPath} current="people" />
			<div className="page section">
				<ErrorSummary formId="people" fields={[]} errors={{}} failure={answer?.failure} heading="h2" />
				<SuccessMessage>{!answer && answered === undefined && done}</SuccessMessage>
				<Form action={address} role="search" autoComplete="off" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
					<input
						key={q}
						type="search"
						name="q"
						defaultValue={q}
						aria-label={text.searchLabel}
						placeholder={text.searchLabel}
						maxLength={100}
						className="field min-w-0"
					/>
					{filters.map(({ name, label, value, options }) => (
						<select key={`${name} ${value}`} name={name} aria-label={label} defaultValue={value} className="field min-w-0">
							{options.map((option) => (
								<option key={option.value} value={option.value}>
									{option.label}
								</option>
							))}
						</select>
					))}
					<Button look="outline">{text.find}</Button>
				</Form>
				<p role="status" className="tabular mt-5 text-small text-ink-2">
					{people.length > 0 ? count : isFiltered ? text.none : text.nobodyYet}
					{isFiltered && (
						<Link to={address} className="link ml-3 inline-block min-h-6">
							{text.clear}
						</Link>
					)}
				</p>
				<ul className="mt-4 border-t-2 border-line-strong empty:hidden">
					{people.map((person) => (
						<PersonEntry
							key={person.id}
							person={person}
							text={text}
							action={`${address}${query}`}
							done={!answer && person.id === answered ? done : undefined}
						/>
					))}
				</ul>
				<PageLinks pages={pages} />
			</div>
		</>
	);
}

interface PersonEntryProps {
	person: PeopleView["people"][number];
	text: PeopleView["text"];
	action: string;
	done: string | undefined;
}

function choicesFor({ isPossible, wish, booking }: PeopleView["people"][number]): (keyof PeopleView["text"]["wishes"])[] {
	if (!isPossible) return wish ? [wish] : [];
	if (!booking) return ["must", "like", "no"];
	return booking.state === "free" ? ["no"] : [];
}

function PersonEntry({ person, text, action, done }: PersonEntryProps) {
	const busy = useNavigation().formMethod === "POST";
	const { id, name, about, facts, offers, seeks, why, isPossible, wish, booking } = person;
	const isRefused = wish === "no";
	const canAsk = isPossible && booking?.state === "free" && booking.slots.length > 0 && !isRefused;
	const choices = choicesFor(person);
	return (
		<li id={`person-${id}`} className="scroll-mt-28 border-b border-line py-5">
			<h2 className="subheading wrap-anywhere">{name}</h2>
			{about && <p className="font-semibold wrap-anywhere">{about}</p>}
			<p className="text-small text-ink-2">{facts.join(" · ")}</p>
			<dl className="mt-3 grid max-w-4xl gap-x-8 gap-y-3 md:grid-cols-2">
				{(
					[
						[text.offers, offers],
						[text.seeks, seeks],
					] as const
				).map(([term, words]) => (
					<div key={term}>
						<dt className="text-small text-ink-2">{term}</dt>
						<dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
					</div>
				))}
			</dl>
			{why && <p className="mt-3 text-small text-ink-2">{why}</p>}
			<SuccessMessage className="mt-3 py-3">{done}</SuccessMessage>
			{booking && !isRefused && !canAsk && (isPossible || booking.state !== "free") && (
				<p className="mt-3 font-semibold">{booking.state === "meeting" ? text.meeting : booking.state === "asked" ? text.asked : text.noSlot}</p>
			)}
			<Form method="post" action={action} preventScrollReset className="no-print mt-3 flex flex-wrap gap-3">
				<input type="hidden" name="person" value={id} />
				{canAsk && (
					<>
						<select name="slot" aria-label={`${text.slot}: ${name}`} className="field w-auto max-w-full">
							{booking.slots.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
						<Button look="outline" name="step" value="ask" disabled={busy}>
							{text.ask}
							<span className="sr-only">: {name}</span>
						</Button>
					</>
				)}
				{choices.map((kind) => (
					<Button
						key={kind}
						look={wish === kind ? "primary" : "outline"}
						name="step"
						value={wish === kind ? "clear" : kind}
						aria-pressed={wish === kind}
						disabled={busy}
					>
						{text.wishes[kind]}
						<span className="sr-only">: {name}</span>
					</Button>
				))}
			</Form>
		</li>
	);
}
