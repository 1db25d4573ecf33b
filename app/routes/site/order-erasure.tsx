import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { eraseOrder } from "#app/domain/operations/erasure/erasure.server.ts";
import { erasureView } from "#app/domain/operations/erasure/view.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { openedOrder } from "./opened-order.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.text.metaTitle, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ params }: LoaderFunctionArgs) {
	const { locale, event } = await openPage(params);
	const order = await openedOrder(params);
	return data(await erasureView(order, params.secret as string, event, locale));
}

export async function action({ request, params }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await readForm(request);
	const { pathname } = new URL(request.url);
	const order = await openedOrder(params);
	// This page says why, if it is refused.
	const kept = await eraseOrder(order.id, { actor: "buyer" });
	return redirect(kept && kept !== "erased" ? pathname : pathname.replace(/\/erasure$/, ""), 303);
}

export const clientAction = keepFormOnNetworkError;

export default function ErasurePage() {
	const { text, kept, warnings, back } = useLoaderData<typeof loader>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<>
			<PageHead title={text.title} lead={kept} />
			<div className="page section">
				<div className="grid max-w-3xl gap-8">
					{!kept && (
						<>
							<Items heading={text.goes} items={text.going} />
							<Items heading={text.stays} items={text.staying} />
							{warnings.map((words) => (
								<p key={words}>{words}</p>
							))}
						</>
					)}
					<Form method="post" className="flex flex-wrap gap-3">
						{!kept && <Button disabled={busy}>{busy ? text.busy : text.submit}</Button>}
						<ButtonLink look="outline" to={back}>
							{text.back}
						</ButtonLink>
					</Form>
				</div>
			</div>
		</>
	);
}

function Items({ heading, items }: { heading: string; items: string[] }) {
	return (
		<section>
			<h2 className="subheading">{heading}</h2>
			<ul className="mt-2 list-disc pl-5">
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</section>
	);
}
