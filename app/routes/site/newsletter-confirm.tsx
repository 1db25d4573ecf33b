import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OneClickPage } from "#app/domain/people/newsletter/one-click.tsx";
import { confirmSubscriber, findSubscriberByKey } from "#app/domain/people/newsletter/queries.server.ts";
import { deleteUnconfirmed } from "#app/domain/people/newsletter/removal.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useSite } from "#app/ui/site.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The confirmation email links here with `?key=`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { texts } = await openPage(params);
	const { meta, submit, submitting, again, ask, done, unknown } = texts("newsletter").confirm;
	await deleteUnconfirmed();
	const subscriber = await findSubscriberByKey(new URL(request.url).searchParams.get("key") ?? "");
	return data(
		{
			head: meta,
			text: subscriber ? (subscriber.confirmedAt ? done : ask) : unknown,
			button: subscriber && !subscriber.confirmedAt ? { submit, submitting } : undefined,
			again: subscriber ? undefined : again,
		},
		{ status: subscriber ? 200 : 404, headers: { "Cache-Control": "no-store" } },
	);
}

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await readForm(request);
	const { pathname, search, searchParams } = new URL(request.url);
	await confirmSubscriber(searchParams.get("key") ?? "");
	return redirect(pathname + search, 303);
}

export const clientAction = keepFormOnNetworkError;

export default function NewsletterConfirmPage() {
	const { text, button, again } = useLoaderData<typeof loader>();
	const { text: site, path } = useSite();
	return (
		<OneClickPage text={text} button={button}>
			{again ? (
				<ButtonLink to={path("/newsletter")}>{again}</ButtonLink>
			) : (
				<ButtonLink look="outline" to={path("/news")}>
					{site.header.news}
				</ButtonLink>
			)}
		</OneClickPage>
	);
}
