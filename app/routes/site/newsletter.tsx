import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewsletterForm } from "#app/domain/people/newsletter/form.tsx";
import { titleAfter } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { answerSubscription, thanksFor } from "#app/routes/site/newsletter/subscription.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { openPage } from "./page.server.ts";

export const facts = {
	access: "public",
	cached: true,
	offline: false,
	query: ["subscribed"],
	shows: { texts: ["newsletter"], entries: [] },
} satisfies RouteFacts;

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

export async function action(sent: ActionFunctionArgs) {
	return (await answerSubscription(sent)) ?? redirect(`${localePath(pageLocale(sent.params), "/newsletter")}?subscribed=1`, 303);
}

export default function NewsletterPage() {
	const { text, thanks } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { text: site, path } = useSite();
	return (
		<>
			<PageHead title={site.newsletter.title} lead={<InlineText of={text.lead} />} />
			<div className="page section">
				<div className="max-w-xl">
					<NewsletterForm isPage id="newsletter" answer={answer ?? (thanks ? { thanks } : undefined)} />
					<p className="mt-6 text-small text-ink-2">
						<InlineText of={text.promise} />
					</p>
					<ButtonLink look="outline" to={path("/news")} className="mt-8">
						{text.toNews}
					</ButtonLink>
				</div>
			</div>
		</>
	);
}
