import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { answerStatement } from "#app/domain/sales/payment/statement/import.server.ts";
import { unassignedView } from "#app/domain/sales/payment/statement/lines-view.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { MAX_FILE_BYTES } from "#app/http/form-rules.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { StatementPage } from "#app/routes/admin/payments/statement/page.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "takePayments", body: "table" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { locale, event, texts } = await openAdminPage(request);
	const text = texts("adminStatement");
	return { text, unassigned: await unassignedView({ event, locale }), pageTitle: titleAfter(context, text.title, texts("common").errors) };
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request, { review: true, textSize: MAX_FILE_BYTES });
	const answer = await answerStatement(form, { username, locale: await readersLocale(request) });
	return answer.failure ? refuse(context, answer) : answer;
}

export const clientAction = keepFormOnNetworkError;

export default function OrderStatementPage() {
	const { text, unassigned } = useLoaderData<typeof loader>();
	return <StatementPage text={text} unassigned={unassigned} />;
}
