import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Head } from "#app/admin/head.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { isSecondFactorRequired } from "#app/auth/second-factor-rule.server.ts";
import { listUsers } from "#app/domain/people/account/queries.server.ts";
import { userView } from "#app/domain/people/account/view.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

export const facts = { access: "manageUsers" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const own = await requireRight(request, "manageUsers");
	const { locale, event, texts } = await openAdminPage(request);
	const { title, columns, zone, add, rule } = texts("adminUsers");
	const isRequired = await isSecondFactorRequired();
	return {
		text: { title, columns, zone, add: add.link, rule: rule.title },
		users: (await listUsers()).map((user) => userView(user, own, event, locale)),
		rule: isRequired ? { words: rule.on, link: rule.toOff } : { words: rule.off, link: rule.toOn },
	};
}

const CELL = "py-2 pr-6 max-md:block max-md:py-0.5 max-md:pr-0";

export default function UserListPage() {
	const { text, users, rule } = useLoaderData<typeof loader>();
	const { username, ...others } = text.columns;
	return (
		<div className="page py-6">
			<Head title={text.title}>
				<ButtonLink to="/admin/settings/team/new">{text.add}</ButtonLink>
			</Head>
			<table className="mt-5 w-full border-t-2 border-line-strong text-left">
				<thead className="text-small text-ink-2 max-md:sr-only">
					<tr>
						{[username, ...Object.values(others)].map((column) => (
							<th key={column} scope="col" className="border-b border-line py-1.5 pr-6 font-semibold">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{users.map((user) => (
						<tr key={user.id} className={`border-b border-line align-baseline max-md:block max-md:py-3 ${user.isClosed ? "text-ink-2" : ""}`}>
							<td className={CELL}>
								<Link to={`/admin/settings/team/${user.id}`} className="link inline-block min-h-6 font-semibold wrap-anywhere">
									{user.username}
								</Link>
								{user.note && <span className="text-small text-ink-2"> ({user.note})</span>}
							</td>
							{(["roles", "secondFactor", "state"] as const).map((name) => (
								<td key={name} className={CELL}>
									<Label words={text.columns[name]} />
									{user[name]}
								</td>
							))}
							<td className={CELL}>
								<Label words={text.columns.lastSeen} />
								{user.lastSeen.text}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="mt-4 text-small text-ink-2">{text.zone}</p>
			<section aria-labelledby="rule-title" className="mt-12 max-w-3xl">
				<h2 id="rule-title" className="heading border-b-2 border-line-strong pb-4">
					{text.rule}
				</h2>
				<div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
					<p className="max-w-measure">{rule.words}</p>
					<ButtonLink look="outline" to="/admin/settings/team/second-factor">
						{rule.link}
					</ButtonLink>
				</div>
			</section>
		</div>
	);
}

function Label({ words }: { words: string }) {
	return (
		<span className="text-small text-ink-2 md:hidden" aria-hidden="true">
			{words}:{" "}
		</span>
	);
}
