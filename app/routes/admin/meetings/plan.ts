import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { discardPlan, drawUpPlan, publishPlan } from "#app/domain/meetings/planning.server.ts";
import { saveRule } from "#app/domain/meetings/wishes.server.ts";
import { readForm, stepIn } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { type ToastName, toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { WorkerEnded } from "#app/workers/run.server.ts";

export const facts = { access: "mailAttendees" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "mailAttendees");
	return redirect("/admin/meetings");
}

interface Step {
	form: FormData;
	username: string;
	now: Date;
}

const STEPS: Record<"plan" | "publish" | "discard" | "rule" | "unrule", (step: Step) => Promise<ToastName>> = {
	async plan({ username, now }) {
		try {
			await drawUpPlan(username, now);
			return "planMade";
		} catch (cause) {
			if (!(cause instanceof WorkerEnded)) throw cause;
			return "planFailed";
		}
	},
	async publish({ form, username, now }) {
		return (await publishPlan(String(form.get("plan") ?? ""), { actor: { username }, now })) ? "planPublished" : "planStale";
	},
	async discard() {
		await discardPlan();
		return "planDiscarded";
	},
	async rule({ form }) {
		const kind = form.get("kind") === "lock" ? "lock" : "forbid";
		return (await saveRule(Number(form.get("one")) || 0, Number(form.get("other")) || 0, kind)) ? "ruleRefused" : "meetingsSaved";
	},
	async unrule({ form }) {
		const [one = 0, other = 0] = String(form.get("pair")).split(" ").map(Number);
		return (await saveRule(one || 0, other || 0, undefined)) ? "ruleRefused" : "meetingsSaved";
	},
};

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "mailAttendees");
	const form = await readForm(request);
	const step = stepIn(form, STEPS);
	const toast = await STEPS[step]({ form, username, now: new Date(readClock()) });
	const place = step === "rule" || step === "unrule" ? "rules" : "plan";
	return redirect(`/admin/meetings#${place}`, { status: 303, headers: { "Set-Cookie": toastCookie(toast) } });
}

export const clientAction = keepFormOnNetworkError;

export { ErrorBoundary } from "#app/routes/admin/boundary.tsx";
