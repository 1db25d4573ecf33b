import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { CELL, LongRow, LongTable } from "#app/admin/long-list.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { removeParticipant } from "#app/domain/meetings/changes.server.ts";
import { participantsView } from "#app/domain/meetings/participants-view.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PageLinks } from "#app/ui/page-links.tsx";

export const facts = { access: "mailAttendees" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "mailAttendees");
	const { locale, texts } = await openAdminPage(request);
	return { ...(await participantsView(new URL(request.url), locale)), find: texts("longList").find };
}

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "mailAttendees");
	const form = await readForm(request);
	await removeParticipant(Number(form.get("person")) || 0, { actor: { username }, now: new Date(readClock()) });
	const { pathname, search } = new URL(request.url);
	return redirect(pathname + search, { status: 303, headers: { "Set-Cookie": toastCookie("participantLeft") } });
}

export const clientAction = keepFormOnNetworkError;

export default function MeetingParticipantsPage() {
	const { text, q, count, pages, people, find } = useLoaderData<typeof loader>();
	const busy = useNavigation().formMethod === "POST";
	const { columns } = text;
	return (
		<div className="page py-8 md:py-12">
			<h1 tabIndex={-1} className="title outline-none">
				{text.title}
			</h1>
			<Form role="search" autoComplete="off" className="mt-6 flex max-w-xl flex-wrap gap-3">
				<input key={q} type="search" name="q" defaultValue={q} aria-label={text.searchHint} placeholder={text.searchHint} className="field min-w-0 flex-1" />
				<Button look="outline">{find}</Button>
			</Form>
			<p role="status" className="tabular mt-5 text-small text-ink-2">
				{people.length === 0 ? text.none : count}
			</p>
			{people.length > 0 && (
				<LongTable columns={[columns.name, columns.wishes, columns.meetings]} steps={columns.leave}>
					{people.map(({ id, name, details, wishes, meetings }) => (
						<LongRow key={id}>
							<td className={CELL}>
								<span className="font-semibold">{name}</span>
								{details && <span className="block text-small text-ink-2">{details}</span>}
							</td>
							<td className={`${CELL} tabular`}>{wishes}</td>
							<td className={`${CELL} tabular`}>{meetings}</td>
							<td className={CELL}>
								<details className="group no-print">
									<summary className="link inline-flex min-h-11 items-center gap-2">
										{text.leave}
										<span className="sr-only">: {name}</span>
										<DownArrow />
									</summary>
									<Form method="post" preventScrollReset className="mt-1 max-w-sm">
										<input type="hidden" name="person" value={id} />
										<p className="mb-2 text-small">{text.leaveWords}</p>
										<Button look="outline" disabled={busy}>
											{text.confirm}
											<span className="sr-only">: {name}</span>
										</Button>
									</Form>
								</details>
							</td>
						</LongRow>
					))}
				</LongTable>
			)}
			<PageLinks pages={pages} />
		</div>
	);
}
