import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { workshopRegistrationsView } from "#app/domain/sales/registration/admin-view.server.ts";
import { readForm, refuse, stepIn, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { searchedText } from "#app/http/query.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { addRegistration, removeRegistration } from "#app/routes/admin/workshops/registrations/manual.server.ts";
import { FoundTable, RegistrationTable, WaitingTable } from "#app/routes/admin/workshops/registrations/tables.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "takePayments");
	const { locale, event, texts } = await openAdminPage(request);
	const view = await workshopRegistrationsView(id, event, locale, searchedText(new URL(request.url)));
	if (!view) throw new Response(null, { status: 404 });
	return {
		...view,
		pageTitle: titleAfter(context, view.text.meta, texts("common").errors),
		back: rights.includes("editContent") ? `/admin/workshops/${id}` : undefined,
	};
}

interface Answer {
	failure: { title: string; words: string };
}

const STEPS = {
	add: { carryOut: addRegistration, toast: "registrationAdded" },
	remove: { carryOut: removeRegistration, toast: "registrationRemoved" },
	leave: { carryOut: removeRegistration, toast: "removedFromWaitingList" },
} as const;

export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const { carryOut, toast } = STEPS[stepIn(form, STEPS)];
	const wish = { ticketId: Number(form.get("ticketId")) || 0, workshopId: id };
	const fault = await carryOut(wish, { actor: { username }, now: new Date(readClock()) });
	if (!fault) return redirect(`/admin/workshops/${id}/registrations`, { status: 303, headers: { "Set-Cookie": toastCookie(toast) } });
	const { errors } = textsOf("adminRegistrations", await readersLocale(request), {});
	const words = fault === "closed" || fault === "noTicket" ? errors[fault] : errors.nothing;
	return refuse<Answer>(context, { failure: { title: errors.title, words } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

export default function RegistrationsPage() {
	const { text, when, isOverfull, registrations, waiting, found, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	return (
		<div className="page py-6">
			{back && (
				<Link to={back} className="link no-print inline-flex min-h-8 items-center">
					{text.back}
				</Link>
			)}
			<h1 tabIndex={-1} className="title mt-2 wrap-anywhere outline-none">
				{text.title}
			</h1>
			<p className="lead mt-2">{when}</p>
			<ErrorSummary formId="registrations" heading="h2" fields={[]} errors={{}} failure={answer?.failure} />
			<p className="tabular mt-2 text-ink-2">{text.figures}</p>
			{isOverfull && <p className="mt-4 max-w-measure border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold">{text.overfull}</p>}
			<PrintButton look="outline" label={text.print} className="mt-6" />
			<h2 className="subheading mt-10 mb-3">{text.attendees}</h2>
			{registrations.length === 0 ? <p className="text-ink-2">{text.none}</p> : <RegistrationTable registrations={registrations} text={text} />}
			<div className="no-print">
				<h2 className="subheading mt-10 mb-3">{text.waitingTitle}</h2>
				{waiting.length === 0 ? <p className="text-ink-2">{text.nobodyWaits}</p> : <WaitingTable waiting={waiting} text={text} />}
				<h2 className="subheading mt-10" id="manual">
					{text.manual.title}
				</h2>
				<p className="mt-1 mb-4 text-ink-2">{text.manual.words}</p>
				<Form role="search" action="#manual" preventScrollReset className="max-w-md">
					<Field
						type="search"
						name="q"
						label={text.manual.field}
						required
						maxLength={100}
						autoComplete="off"
						defaultValue={found?.q}
						beside={<Button look="outline">{text.manual.find}</Button>}
					/>
				</Form>
				{found && (
					<div role="status" className="mt-4">
						<p className="tabular text-small text-ink-2">{found.count}</p>
						{found.attendees.length > 0 && <FoundTable attendees={found.attendees} text={text} />}
					</div>
				)}
			</div>
		</div>
	);
}
