import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OneClickPage } from "#app/domain/people/newsletter/one-click.tsx";
import { findSubscriberByKey } from "#app/domain/people/newsletter/queries.server.ts";
import { unsubscribe } from "#app/domain/people/newsletter/removal.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useSite } from "#app/ui/site.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", othersMayPost: "oneClick" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { texts } = await openPage(params);
	const { meta, submit, submitting, ask, done } = texts("newsletter").unsubscribe;
	const subscriber = await findSubscriberByKey(keyOf(request));
	return data({ head: meta, text: subscriber ? ask : done, button: subscriber && { submit, submitting } }, { headers: { "Cache-Control": "no-store" } });
}

/**
 * A mail provider's button posts here from another site, without an origin, and expects no redirect (RFC 8058, 3.1). Other sites may do so: the key
 * cannot be guessed, and repeating has no effect.
 */
export async function action({ request }: ActionFunctionArgs) {
	const form = await readForm(request);
	const isOneClick = form.get("List-Unsubscribe") === "One-Click";
	if (!isOneClick) requireSameOrigin(request);
	await unsubscribe(keyOf(request));
	const { pathname, search } = new URL(request.url);
	return isOneClick ? null : redirect(pathname + search, 303);
}

export const clientAction = keepFormOnNetworkError;

/** @throws 404 if the key is unknown */
function keyOf(request: Request): string {
	const key = new URL(request.url).searchParams.get("key");
	if (!key) throw new Response(null, { status: 404 });
	return key;
}

export default function NewsletterUnsubscribePage() {
	const { text, button } = useLoaderData<typeof loader>();
	const { text: site, path } = useSite();
	return (
		<OneClickPage text={text} button={button}>
			<ButtonLink look="outline" to={path("/")}>
				{site.notFound.home}
			</ButtonLink>
		</OneClickPage>
	);
}
