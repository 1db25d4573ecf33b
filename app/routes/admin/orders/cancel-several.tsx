import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { DeletionPage } from "~/admin/deletion-page";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { readForm } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { safePath } from "~/http/redirect.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { cancelSeveral, cancelSeveralView } from "~/routes/admin/orders/cancel-several/cancel-several.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "takePayments" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

const LIST = "/admin/orders";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { searchParams } = new URL(request.url);
	const back = safePath(searchParams.get("redirectTo"), LIST);
	const view = await cancelSeveralView(searchParams.getAll("id"), back, await readersLocale(request));
	if (!view) throw redirect(back, { headers: { "Set-Cookie": toastCookie("manyNone") } });
	return view;
}

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const counts = await cancelSeveral(form.getAll("id").map(String), { username });
	const headers = { "Set-Cookie": toastCookie(counts.orders > 0 ? "ordersCancelled" : "ordersNotCancelled", { counts }) };
	return redirect(safePath(form.get("redirectTo"), LIST), { status: 303, headers });
}

export const clientAction = sendOrSay;

export default DeletionPage;
