import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { findPublicWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { takesRegistrations } from "#app/domain/sales/registration/availability.server.ts";
import { whenOnPages } from "#app/domain/sales/registration/email-attendee.server.ts";
import { isOfOrder, readTypedSecret } from "#app/domain/sales/registration/ticket-link-input.server.ts";
import { isFromRobot, readForm, refuse, refuseForNow, titleAfter } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { localePath } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, offline: false } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const workshop = await findPublicWorkshop(params.id ?? "");
	if (!workshop) throw new Response(null, { status: 404 });
	if (!takesRegistrations(workshop, event)) throw redirect(localePath(locale, `/workshops/${workshop.id}`));
	const title = translate(workshop.title, locale);
	const { register } = texts("registrations", { workshop: title.text });
	const { errors } = texts("common");
	return {
		text: { ...register, busy: register.submitting },
		head: { ...register.meta, title: titleAfter(context, register.meta.title, errors) },
		errorTexts: { required: errors.required, wrong: register.wrong, ofOrder: register.ofOrder },
		workshop: { id: workshop.id, title: title.text, when: whenOnPages(workshop, event, locale) },
		list: texts("workshops").list.title,
	};
}

interface Answer {
	values: { ticket: string };
	errors: { ticket?: "required" | "wrong" | "ofOrder" };
	rateLimited?: boolean;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale(params);
	const form = await readForm(request);
	const ticket = String(form.get("ticket") ?? "");
	const answer = (errors: Answer["errors"]) => refuse<Answer>(context, { values: { ticket }, errors });
	if (isFromRobot(form) || !ticket.trim()) return answer({ ticket: "required" });
	const known = await readTypedSecret(ticket, request);
	if (known === "later") return refuseForNow(context, { ticket }, { allowed: false, retryAfter: 60 });
	return known
		? redirect(`${localePath(locale, `/t/${known.secret}/workshops`)}#${params.id}`, 303)
		: answer({ ticket: isOfOrder(ticket) ? "ofOrder" : "wrong" });
}

export const clientAction = keepFormOnNetworkError;

export default function WorkshopRegistrationPage() {
	const { text, workshop, errorTexts, list } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const busy = useNavigation().formMethod === "POST";
	const { path, text: site, isSelling } = useSite();
	const failure = answer?.rateLimited && !busy ? { title: site.errors.rejected, words: site.errors.rateLimited } : undefined;
	return (
		<>
			<PageHead title={text.title} lead={workshop.when} eyebrow={<Breadcrumb list={{ name: list, path: "/workshops" }}>{workshop.title}</Breadcrumb>} />
			<div className="page section">
				<div className="max-w-xl">
					<CheckedForm id="register" labels={{ ticket: text.label }} text={text} errorTexts={errorTexts} answer={answer && { errors: answer.errors, failure }}>
						{(wordsFor) => (
							<>
								<Field
									id="register-ticket"
									name="ticket"
									label={text.label}
									hint={text.hint}
									required
									maxLength={300}
									autoComplete="off"
									autoCapitalize="none"
									spellCheck={false}
									defaultValue={answer?.values.ticket}
									error={wordsFor("ticket")}
								/>
								<Honeypot />
							</>
						)}
					</CheckedForm>
					<p className="mt-10 border-t border-line pt-4">
						{text.isLost}{" "}
						<Link to={path("/orders")} className="link inline-block min-h-6">
							{text.lost}
						</Link>
					</p>
					{isSelling && (
						<p className="mt-2">
							{text.hasNone}{" "}
							<Link to={path("/tickets")} className="link inline-block min-h-6">
								{text.noTicket}
							</Link>
						</p>
					)}
				</div>
			</div>
		</>
	);
}
