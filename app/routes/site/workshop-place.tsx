import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { findPublicWorkshop } from "~/domain/program/workshop/queries.server";
import { givesPlaces } from "~/domain/sales/registration/availability.server";
import { isOfOrder, secretTyped } from "~/domain/sales/registration/entering.server";
import { whenOnPages } from "~/domain/sales/registration/tell-holder.server";
import { isFromRobot, readForm, refuse, refuseForNow, titleAfter } from "~/http/form.server";
import { pageLocale } from "~/http/locale.server";
import { pageMeta } from "~/http/page-meta";
import { requireSameOrigin } from "~/http/same-origin.server";
import { localePath } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import type { RouteHandle } from "~/routes/route-handle";
import { Breadcrumb } from "~/ui/breadcrumb";
import { CheckedForm } from "~/ui/checked-form";
import { Field } from "~/ui/field";
import { Honeypot } from "~/ui/honeypot";
import { Link } from "~/ui/link";
import { PageHead } from "~/ui/page-head";
import { sendOrSay } from "~/ui/send-or-say";
import { useSite } from "~/ui/site";
import { useAnswer } from "~/ui/use-answer";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const workshop = await findPublicWorkshop(params.id ?? "");
	if (!workshop) throw new Response(null, { status: 404 });
	if (!givesPlaces(workshop, event)) throw redirect(localePath(locale, `/workshops/${workshop.id}`));
	const title = translate(workshop.title, locale);
	const { enter } = texts("places", { workshop: title.text });
	const { errors } = texts("common");
	return {
		text: { ...enter, busy: enter.submitting },
		head: { ...enter.meta, title: titleAfter(context, enter.meta.title, errors) },
		errorTexts: { required: errors.required, wrong: enter.wrong, ofOrder: enter.ofOrder },
		workshop: { id: workshop.id, title: title.text, when: whenOnPages(workshop, event, locale) },
		list: texts("workshops").list.title,
	};
}

interface Answer {
	values: { ticket: string };
	errors: { ticket?: "required" | "wrong" | "ofOrder" };
	rateLimited?: boolean;
}

/** Leads to the workshops of a ticket. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale(params);
	const form = await readForm(request);
	const ticket = String(form.get("ticket") ?? "");
	const answer = (errors: Answer["errors"]) => refuse<Answer>(context, { values: { ticket }, errors });
	if (isFromRobot(form) || !ticket.trim()) return answer({ ticket: "required" });
	const known = await secretTyped(ticket, request);
	if (known === "later") return refuseForNow(context, { ticket }, { allowed: false, retryAfter: 60 });
	return known
		? redirect(`${localePath(locale, `/t/${known.secret}/workshops`)}#${params.id}`, 303)
		: answer({ ticket: isOfOrder(ticket) ? "ofOrder" : "wrong" });
}

export const clientAction = sendOrSay;

export default function WorkshopPlacePage() {
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
					<CheckedForm id="place" labels={{ ticket: text.label }} text={text} errorTexts={errorTexts} answer={answer && { errors: answer.errors, failure }}>
						{(wordsFor) => (
							<>
								<Field
									id="place-ticket"
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
