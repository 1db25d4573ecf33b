import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { LongListPage } from "~/admin/long-list";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { NoServer, OutboxTable } from "~/domain/people/mail/outbox";
import { sendAllSoon } from "~/domain/people/mail/outbox.server";
import { outboxView } from "~/domain/people/mail/view.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { Button } from "~/ui/button";
import { sendOrSay } from "~/ui/send-or-say";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "seeMail" };

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "seeMail");
	const { locale, event, texts } = await openAdminPage(request);
	return { title: texts("adminMail").meta.title, ...(await outboxView(new URL(request.url), event, { locale, rights })) };
}

/** Tries everything again that was not sent. */
export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "seeMail");
	await readForm(request);
	const count = await sendAllSoon();
	return redirect("/admin/mail", { status: 303, headers: count > 0 ? { "Set-Cookie": toastCookie("mailsTried") } : {} });
}

export const clientAction = sendOrSay;

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
			note={
				<>
					<p className="lead mt-4">{text.lead}</p>
					<NoServer text={noServer} />
				</>
			}
		>
			<OutboxTable mails={mails} text={text} />
		</LongListPage>
	);
}
