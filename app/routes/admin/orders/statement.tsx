import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { answerStatement } from "~/domain/sales/payment/statement/import.server";
import { unassignedView } from "~/domain/sales/payment/statement/lines-view.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { FILE_SIZE } from "~/http/form-rules";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { StatementPage } from "~/routes/admin/orders/statement/page";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "takePayments", body: "table" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { locale, event, texts } = await openAdminPage(request);
	const text = texts("adminStatement");
	return { text, unassigned: await unassignedView({ event, locale }), pageTitle: titleAfter(context, text.title, texts("common").errors) };
}

/** Shows what a statement would do; with `apply`, does it. */
export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request, { review: true, textSize: FILE_SIZE });
	const answer = await answerStatement(form, { username, locale: await readersLocale(request) });
	return answer.failure ? refuse(context, answer) : answer;
}

export const clientAction = sendOrSay;

export default function OrderStatementPage() {
	const { text, unassigned } = useLoaderData<typeof loader>();
	return <StatementPage text={text} unassigned={unassigned} />;
}
