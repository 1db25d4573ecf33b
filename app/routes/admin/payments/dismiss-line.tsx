import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { dismissLine } from "#app/domain/sales/payment/statement/lines.server.ts";
import { lineStepView } from "#app/domain/sales/payment/statement/lines-view.server.ts";
import { readForm, refuse } from "#app/http/form.server.ts";
import { text as textCodec } from "#app/http/form-codecs.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { LineStep } from "./line-step.tsx";
import { loadLineStep, namedLine } from "./named-line.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadLineStep(args, "dismiss");

interface Answer {
	reason: string;
	errors: { reason?: string };
	failure?: { title: string; words: string };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const line = await namedLine(params);
	const typed = String(form.get("reason") ?? "");
	const { success, data: reason, error } = textCodec(ORDER_LIMITS.reason).safeParse(typed);
	if (!success) return refuse<Answer>(context, { reason: typed, errors: { reason: error.issues[0]?.message } });
	if (await dismissLine(line.id, { reason, username, now: new Date(readClock()) }))
		return redirect("/admin/payments", { status: 303, headers: { "Set-Cookie": toastCookie("lineDismissed") } });
	const { failure } = lineStepView(line, "dismiss", await readersLocale(request));
	return refuse<Answer>(context, { reason: typed, errors: {}, failure }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

const ID = "dismissal";

export default function DismissLinePage() {
	const view = useLoaderData<typeof loader>();
	const { text } = view;
	const answer = useAnswer<Answer>();
	return (
		<LineStep id={ID} view={view} labels={{ reason: text.reason }} answer={answer}>
			{(wordsFor) => (
				<Field
					id={`${ID}-reason`}
					name="reason"
					label={text.reason}
					hint={text.reasonHint}
					defaultValue={answer?.reason}
					maxLength={ORDER_LIMITS.reason}
					required
					autoComplete="off"
					error={wordsFor("reason")}
				/>
			)}
		</LineStep>
	);
}
