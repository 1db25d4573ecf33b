import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OneClickPage } from "~/domain/people/newsletter/one-click";
import { findSubscriberByKey } from "~/domain/people/newsletter/queries.server";
import { unsubscribe } from "~/domain/people/newsletter/removal.server";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/http/page-meta";
import { requireSameOrigin } from "~/http/same-origin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";
import { sendOrSay } from "~/ui/send-or-say";
import { useSite } from "~/ui/site";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

/** What a key opens is for its reader alone. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Asks whether the address of `?key=` shall leave the list. Whoever is not on it, or no longer, hears just that. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { texts } = await openPage(params);
	const { meta, submit, submitting, ask, done } = texts("newsletter").unsubscribe;
	const subscriber = await findSubscriberByKey(keyOf(request));
	return data({ head: meta, text: subscriber ? ask : done, button: subscriber && { submit, submitting } }, { headers: { "Cache-Control": "no-store" } });
}

/**
 * Takes the address off the list. A mail provider's own button posts here from another site, naming no origin, and wants
 * no redirect (RFC 8058, 3.1). It is the one write that another site may cause: nobody guesses the key, and once is as
 * good as twice.
 */
export async function action({ request }: ActionFunctionArgs) {
	const form = await readForm(request);
	const isOneClick = form.get("List-Unsubscribe") === "One-Click";
	if (!isOneClick) requireSameOrigin(request);
	await unsubscribe(keyOf(request));
	const { pathname, search } = new URL(request.url);
	return isOneClick ? null : redirect(pathname + search, 303);
}

export const clientAction = sendOrSay;

/** @throws 404 where the address names no key: it is nobody's */
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
