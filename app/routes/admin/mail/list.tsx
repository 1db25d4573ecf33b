import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { sendAllSoon } from "#app/domain/people/mail/outbox.server.ts";
import { NoServer, OutboxTable } from "#app/domain/people/mail/outbox.tsx";
import { outboxView } from "#app/domain/people/mail/view.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Button } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "seeMail" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "seeMail");
	const { locale, event, texts } = await openAdminPage(request);
	return { title: texts("adminMail").meta.title, ...(await outboxView(new URL(request.url), event, { locale, rights })) };
}

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "seeMail");
	await readForm(request);
	const count = await sendAllSoon();
	return redirect("/admin/mail", { status: 303, headers: count > 0 ? { "Set-Cookie": toastCookie("mailsTried") } : {} });
}

export const clientAction = keepFormOnNetworkError;

export default function OutboxPage() {
	const { list, text, noServer, canSendAll, mails } = useLoaderData<typeof loader>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<LongListPage
			list={list}
			actions={
				canSendAll && (
					<Form method="post">
						<Button look="outline" disabled={busy}>
							{busy ? text.sending : text.sendAll}
						</Button>
					</Form>
				)
			}
			note={<NoServer text={noServer} />}
		>
			<OutboxTable mails={mails} text={text} />
		</LongListPage>
	);
}
