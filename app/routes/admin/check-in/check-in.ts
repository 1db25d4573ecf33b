import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { checkIn, undoCheckIn } from "#app/domain/sales/check-in/check-in.server.ts";
import { readForm, stepIn } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "admitAttendees" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "admitAttendees");
	return redirect(listOf(request));
}

const STEPS = {
	arrive: { carryOut: checkIn, toasts: { done: "checkedIn", again: "alreadyCheckedIn", refused: "notAdmitted" } },
	undo: { carryOut: undoCheckIn, toasts: { done: "checkInUndone", again: "checkInUndone", refused: "notAdmitted" } },
} as const;

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "admitAttendees");
	const { carryOut, toasts } = STEPS[stepIn(await readForm(request), STEPS)];
	const outcome = await carryOut({ id: Number(id) || 0 }, username);
	return redirect(listOf(request), { status: 303, headers: { "Set-Cookie": toastCookie(toasts[outcome]) } });
}

export const clientAction = keepFormOnNetworkError;

const listOf = ({ url }: Request) => `/admin/check-in${new URL(url).search}`;

export { ErrorBoundary } from "#app/routes/admin/boundary.tsx";
