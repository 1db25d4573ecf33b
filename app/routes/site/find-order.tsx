import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { requestOrderLinks } from "#app/domain/sales/order/link-requests.server.ts";
import { orderLinkSchema } from "#app/domain/sales/order/order-links.server.ts";
import { isFromRobot, parseForm, type Refusal, readForm, refuse, refuseForNow, titleAfter } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { countAgainstLimit } from "#app/http/rate-limit.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { env } from "#app/runtime/env.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { useFormChecks } from "#app/ui/use-form-checks.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, offline: false, query: ["sent"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { texts } = await openPage(params);
	const { find } = texts("order");
	return {
		text: find,
		head: { ...find.meta, title: titleAfter(context, find.meta.title, texts("common").errors) },
		sent: new URL(request.url).searchParams.has("sent"),
		sendsMail: env.smtp !== undefined,
	};
}

/** Returns the same answer with and without orders for the address. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale(params);
	const form = await readForm(request);
	const answer = redirect(`${localePath(locale, "/orders")}?sent=1`, 303);
	if (isFromRobot(form)) return answer;
	const { value, values, refusal } = parseForm(orderLinkSchema, form);
	if (refusal) return refuse(context, refusal);
	const allowance = countAgainstLimit("orderLink", request);
	if (!allowance.allowed) return refuseForNow(context, values, allowance);
	await requestOrderLinks(value.email);
	return answer;
}

export const clientAction = keepFormOnNetworkError;

export default function FindOrderPage() {
	const { text, sent, sendsMail } = useLoaderData<typeof loader>();
	const refusal: Refusal<"email"> | undefined = useAnswer<typeof action>();
	const { text: site, path } = useSite();
	const here = path("/orders");
	const busy = useNavigation().formAction === here;
	const { errors, props } = useFormChecks({ refusal, busy });
	return (
		<>
			<PageHead title={text.title} lead={sendsMail ? text.lead : undefined} />
			<div className="page section">
				<div className="max-w-xl">
					<SuccessMessage className="mb-8 py-6">{sent && text.sent}</SuccessMessage>
					{sendsMail ? (
						<Form method="post" action={here} id="find" {...props}>
							<ErrorSummary
								formId="find"
								fields={[{ name: "email", label: text.email }]}
								errors={errors}
								rateLimited={refusal?.rateLimited && !busy}
								heading="h2"
							/>
							<Field
								id="find-email"
								name="email"
								type="email"
								required
								label={text.email}
								autoComplete="email"
								defaultValue={refusal?.values.email}
								error={errors.email && site.errors[errors.email]}
							/>
							<Honeypot />
							<Button disabled={busy} className="mt-5">
								{busy ? text.submitting : text.submit}
							</Button>
						</Form>
					) : (
						<>
							<p>{text.withoutMail}</p>
							<ButtonLink to={path("/contact")} className="mt-6">
								{text.contact}
							</ButtonLink>
						</>
					)}
				</div>
			</div>
		</>
	);
}
