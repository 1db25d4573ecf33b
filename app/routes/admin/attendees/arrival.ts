import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { markArrived, undoArrival } from "~/domain/sales/check-in/arrival.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "admitAttendees" };

/** A GET changes nothing and leads to the list. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "admitAttendees");
	return redirect(listOf(request));
}

const TOASTS = {
	arrive: { noted: "arrived", again: "arrivedBefore", refused: "notAdmitted" },
	undo: { noted: "arrivalUndone", again: "arrivalUndone", refused: "notAdmitted" },
} as const;

/** POST: marks an attendee arrived, or takes that back; then the same part of the list. */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "admitAttendees");
	const step = (await readForm(request)).get("step") === "undo" ? "undo" : "arrive";
	const outcome = await (step === "undo" ? undoArrival : markArrived)({ id: Number(id) || 0 }, username);
	return redirect(listOf(request), { status: 303, headers: { "Set-Cookie": toastCookie(TOASTS[step][outcome]) } });
}

export const clientAction = sendOrSay;

const listOf = ({ url }: Request) => `/admin/attendees${new URL(url).search}`;

/** What is refused stands within the frame of the admin area, not alone. */
export { ErrorBoundary } from "../boundary";
