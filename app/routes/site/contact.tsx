import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { saveContactMessage } from "#app/domain/people/contact/queries.server.ts";
import { contactMessageSchema } from "#app/domain/people/contact/schema.ts";
import { isFromRobot, parseForm, readForm, refuse, refuseForNow, titleAfter } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { countAgainstLimit } from "#app/http/rate-limit.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ContactForm } from "#app/routes/site/contact/form.tsx";
import { prefillFor } from "#app/routes/site/contact/prefill.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openPage } from "./page.server.ts";

export const facts = {
	access: "public",
	cached: true,
	offline: false,
	query: ["sent", "subject", "tier", "workshop"],
	shows: { texts: ["contact"], entries: ["tier", "workshop"] },
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.head);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, texts, shareImage } = await openPage(params);
	const url = new URL(request.url);
	const { ticket: _, workshop: __, ...text } = texts("contact");
	return {
		text,
		head: { ...text.meta, image: shareImage("/contact"), title: titleAfter(context, text.meta.title, texts("common").errors), crumbs: [{ name: text.title }] },
		sent: url.searchParams.has("sent"),
		prefill: await prefillFor(url, locale),
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale(params);
	const thanks = redirect(`${localePath(locale, "/contact")}?sent=1`, 303);
	const form = await readForm(request);
	if (isFromRobot(form)) return thanks;
	const { value, values, refusal } = parseForm(contactMessageSchema, form);
	if (refusal) return refuse(context, refusal);
	const allowance = countAgainstLimit("contact", request);
	if (!allowance.allowed) return refuseForNow(context, values, allowance);
	await saveContactMessage(value, locale);
	return thanks;
}

export const clientAction = keepFormOnNetworkError;

export default function ContactPage() {
	const { text, sent, prefill } = useLoaderData<typeof loader>();
	const refusal = useAnswer<typeof action>();
	return (
		<>
			<PageHead title={text.title} lead={<InlineText of={text.lead} />} />
			<div className="page section grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<section aria-labelledby="form-title">
					<Sent shown={sent} />
					{!sent && (
						<>
							<h2 id="form-title" className="heading">
								{text.formTitle}
							</h2>
							<p className="mt-1 mb-8 text-ink-2">{text.allRequired}</p>
							<ContactForm text={text} refusal={refusal} prefill={prefill} />
						</>
					)}
				</section>
				<ContactDetails />
			</div>
		</>
	);
}

function Sent({ shown }: { shown: boolean }) {
	const { text } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<SuccessMessage className="py-8">
			{shown && (
				<>
					<h2 id="form-title" className="heading">
						{text.sentTitle}
					</h2>
					<p className="mt-2 mb-6 font-normal">{text.sentLead}</p>
					<ButtonLink look="outline" to={path("/contact")}>
						{text.another}
					</ButtonLink>
				</>
			)}
		</SuccessMessage>
	);
}

function ContactDetails() {
	const { text } = useLoaderData<typeof loader>();
	const { event, path } = useSite();
	const details = [
		event.email && {
			label: text.mail,
			content: (
				<a className="link" href={`mailto:${event.email}`}>
					{event.email}
				</a>
			),
		},
		event.phone && {
			label: text.phone,
			content: (
				<a className="link" href={`tel:${event.phone.replace(/[^+\d]/g, "")}`}>
					{event.phone}
				</a>
			),
		},
		{
			label: text.address,
			content: (
				<>
					{event.address && (
						<>
							{event.address}
							<br />
						</>
					)}
					{event.place && (
						<>
							{event.place}
							<br />
						</>
					)}
					<Link className="link" to={path("/venue")}>
						{text.directions}
					</Link>
				</>
			),
		},
	].filter((detail) => detail !== undefined && detail !== "");
	return (
		<section aria-labelledby="direct-title">
			<h2 id="direct-title" className="heading border-b-2 border-line-strong pb-4">
				{text.directTitle}
			</h2>
			<dl>
				{details.map(({ label, content }) => (
					<div key={label} className="border-b border-line py-4">
						<dt className="text-small font-semibold text-ink-2">{label}</dt>
						<dd className="mt-1 wrap-anywhere">{content}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
