import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { messageView } from "#app/domain/people/contact/inbox.server.ts";
import { findMessage, markMessage } from "#app/domain/people/contact/queries.server.ts";
import { markSchema } from "#app/domain/people/contact/schema.ts";
import { parseForm, readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { Message } from "#app/routes/admin/messages/message/message.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "readMessages" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
	await requireRight(request, "readMessages");
	const { locale, event, facts } = await openAdminPage(request);
	const message = await findMessage(id);
	if (!message) throw new Response(null, { status: 404 });
	return { title: `${message.subject} | ${facts.eventName}`, ...messageView(message, event, locale) };
}

const TOASTS = { unread: "messageUnread", answered: "messageAnswered", archived: "messageArchived", inbox: "messageInInbox" } as const;

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "readMessages");
	const form = await readForm(request);
	const { value } = parseForm(markSchema, form);
	if (!value) throw new Response(null, { status: 400 });
	if (!(await markMessage(id, value.mark))) throw new Response(null, { status: 404 });
	if (form.has("inPlace")) return null;
	if (value.mark === "read") return redirect(`/admin/messages/${id}`, 303);
	return redirect("/admin/messages", { status: 303, headers: { "Set-Cookie": toastCookie(TOASTS[value.mark]) } });
}

export const clientAction = keepFormOnNetworkError;

export default function MessagePage() {
	const view = useLoaderData<typeof loader>();
	return (
		<div className="page py-6">
			<Link to="/admin/messages" className="link inline-flex min-h-8 items-center">
				{view.text.back}
			</Link>
			<h1 tabIndex={-1} lang={view.message.lang} className="title mt-2 mb-8 wrap-anywhere outline-none">
				{view.message.subject}
			</h1>
			<Message {...view} />
		</div>
	);
}
