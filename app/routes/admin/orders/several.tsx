import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { DeletionPage } from "#app/admin/deletion-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { safePath } from "#app/http/redirect.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { type ToastName, toastCookie } from "#app/http/toast.server.ts";
import { type BulkOrderAction, changeSeveral, severalView } from "#app/routes/admin/orders/several/several.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

const LIST = "/admin/orders";

/** By the last part of the address. */
const ACTIONS: Record<string, { action: BulkOrderAction; toast: ToastName }> = {
	"mark-paid": { action: "paid", toast: "ordersPaid" },
	remind: { action: "remind", toast: "ordersReminded" },
	cancel: { action: "cancelOrders", toast: "ordersCancelled" },
};

const actionOf = ({ url }: Request) => ACTIONS[new URL(url).pathname.split("/").at(-1) as string] as (typeof ACTIONS)[string];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { searchParams } = new URL(request.url);
	const back = safePath(searchParams.get("redirectTo"), LIST);
	const view = await severalView(actionOf(request).action, searchParams.getAll("id"), back, await readersLocale(request));
	if (!view) throw redirect(back, { headers: { "Set-Cookie": toastCookie("bulkNone") } });
	return view;
}

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const { action, toast } = actionOf(request);
	const counts = await changeSeveral(action, form.getAll("id").map(String), { username });
	const headers = { "Set-Cookie": toastCookie(counts.orders > 0 ? toast : "ordersUnchanged", { counts }) };
	return redirect(safePath(form.get("redirectTo"), LIST), { status: 303, headers });
}

export const clientAction = keepFormOnNetworkError;

export default DeletionPage;
