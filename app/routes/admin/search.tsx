import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { Head } from "#app/admin/head.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import { findInAdmin } from "#app/domain/operations/admin-search/find.server.ts";
import { searchedText } from "#app/http/query.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

export const facts = { access: "signedIn" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const user = await requireSignedIn(request);
	const { locale, t, texts } = await openAdminPage(request);
	const q = searchedText(new URL(request.url));
	const groups = await findInAdmin(q, user, locale);
	const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
	return { q, groups, text: texts("admin", { role: "" }).search, said: q === "" ? "" : t("admin.search.count", { count }) };
}

export default function AdminSearchPage() {
	const { q, groups, text, said } = useLoaderData<typeof loader>();
	return (
		<div className="page py-6">
			<Head title={text.title} />
			<Form role="search" className="mt-5 flex max-w-xl gap-2">
				<input key={q} type="search" name="q" defaultValue={q} aria-label={text.title} placeholder={text.hint} className="field min-w-0 flex-1 py-1.5" />
				<Button look="outline">{text.title}</Button>
			</Form>
			<p role="status" className="mt-3 text-small text-ink-2">
				{said}
			</p>
			{groups.map(({ title, hits }) => (
				<section key={title} className="mt-5 max-w-3xl">
					<h2 className="border-b border-line pb-1 text-small font-semibold text-ink-2">{title}</h2>
					<ul>
						{hits.map(({ to, name, about }) => (
							<li key={to + name} className="border-b border-line">
								<Link to={to} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 font-medium wrap-anywhere hover:bg-paper-2">
									{name}
									{about && <span className="text-small font-normal text-ink-2">{about}</span>}
								</Link>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
