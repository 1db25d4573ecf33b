import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewsletterForm } from "~/domain/people/newsletter/form";
import { subscriptionSchema } from "~/domain/people/newsletter/schema";
import { isFromRobot, parseForm, readForm, refuse, refuseForNow, titleAfter } from "~/http/form.server";
import { pageLocale } from "~/http/locale.server";
import { pageMeta } from "~/http/page-meta";
import { countAgainstLimit } from "~/http/rate-limit.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";
import { subscribe, thanksFor } from "~/routes/site/newsletter/subscription.server";
import { ButtonLink } from "~/ui/button";
import { Line } from "~/ui/line";
import { PageHead } from "~/ui/page-head";
import { useSite } from "~/ui/site";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["subscribed"] };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.head);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, texts, shareImage } = await openPage(params);
	const { meta, lead, promise, toNews } = texts("newsletter");
	const { errors, newsletter } = texts("common");
	return {
		text: { lead, promise, toNews },
		head: { ...meta, image: shareImage("/newsletter"), title: titleAfter(context, meta.title, errors), crumbs: [{ name: newsletter.title }] },
		thanks: new URL(request.url).searchParams.has("subscribed") ? thanksFor(locale) : undefined,
	};
}

/** `inPlace` is said by the form that has JavaScript: it wants an answer, not another page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale(params);
	const form = await readForm(request);
	const thanks = form.has("inPlace") ? { thanks: thanksFor(locale) } : redirect(`${localePath(locale, "/newsletter")}?subscribed=1`, 303);
	if (isFromRobot(form)) return thanks;
	const { value, values, refusal } = parseForm(subscriptionSchema, form);
	if (refusal) return refuse(context, refusal);
	const allowance = countAgainstLimit("newsletter", request);
	if (!allowance.allowed) return refuseForNow(context, values, allowance);
	await subscribe(value.email, locale);
	return thanks;
}

export default function NewsletterPage() {
	const { text, thanks } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { text: site, path } = useSite();
	return (
		<>
			<PageHead title={site.newsletter.title} lead={<Line of={text.lead} />} />
			<div className="page section">
				<div className="max-w-xl">
					<NewsletterForm isPage id="newsletter" answer={answer ?? (thanks ? { thanks } : undefined)} />
					<p className="mt-6 text-small text-ink-2">
						<Line of={text.promise} />
					</p>
					<ButtonLink look="outline" to={path("/news")} className="mt-8">
						{text.toNews}
					</ButtonLink>
				</div>
			</div>
		</>
	);
}
