import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { ConfirmationBox } from "#app/admin/confirmation-box.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import type { Question } from "#app/admin/resource.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { CODE_LENGTH } from "#app/domain/sales/order/limits.ts";
import { assignLine, type MoneyOutcome } from "#app/domain/sales/payment/statement/apply.server.ts";
import { lineStepView } from "#app/domain/sales/payment/statement/lines-view.server.ts";
import { assignQuestion } from "#app/domain/sales/payment/statement/view.server.ts";
import { readForm, refuse } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { type ToastName, toastCookie } from "#app/http/toast.server.ts";
import { assignmentFields, assignmentWithAmount } from "#app/routes/admin/payments/assign-line/assignment.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { LineStep } from "./line-step.tsx";
import { loadLineStep, namedLine } from "./named-line.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadLineStep(args, "assign");

interface Answer {
	code: string;
	typed: string;
	errors: Partial<Record<"code" | "typed", string>>;
	failure?: { title: string; words: string };
	question?: Question;
}

const TOASTS: Record<MoneyOutcome, ToastName> = {
	paid: "orderPaid",
	paidAfterEnd: "orderPaid",
	refundLate: "orderMoneyBack",
	refundCancelled: "orderMoneyBack",
	refundTwice: "orderMoneyBack",
	wrongAmount: "orderWrongAmount",
	wrongCurrency: "lineAssigned",
	recorded: "lineAssigned",
};

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const line = await namedLine(params);
	const locale = await readersLocale(request);
	const given = { code: String(form.get("code") ?? ""), typed: String(form.get("typed") ?? "") };
	const withAmount = line.amount === undefined ? z.safeDecode(assignmentWithAmount, given) : undefined;
	const read = withAmount ?? z.safeDecode(assignmentFields, given);
	if (!read.success) {
		const errors = Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message]));
		return refuse<Answer>(context, { ...given, errors });
	}
	const cents = withAmount?.data?.typed;
	if (cents === 0) return refuse<Answer>(context, { ...given, errors: { typed: "tooSmall" } });
	const expected = String(form.get("confirmed") ?? "");
	const assigned = await assignLine(line.id, { code: read.data.code, cents, expected, actor: { username } });
	if (assigned === "noOrder") return refuse<Answer>(context, { ...given, errors: { code: "noOrder" } });
	if (assigned === "gone") {
		const { failure } = lineStepView(line, "assign", locale);
		return refuse<Answer>(context, { ...given, errors: {}, failure }, { status: 409 });
	}
	if (assigned.isDone) {
		const headers = { "Set-Cookie": toastCookie(TOASTS[assigned.outcome]) };
		return redirect(`/admin/orders/${assigned.order.code}`, { status: 303, headers });
	}
	return data<Answer>({ ...given, errors: {}, question: assignQuestion(assigned, locale) });
}

export const clientAction = keepFormOnNetworkError;

const ID = "assignment";

export default function AssignLinePage() {
	const view = useLoaderData<typeof loader>();
	const { text, asksAmount } = view;
	const answer = useAnswer<Answer>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<LineStep id={ID} view={view} labels={{ code: text.code, ...(asksAmount && { typed: text.amount }) }} answer={answer}>
			{(wordsFor) => (
				<>
					{answer?.question && <ConfirmationBox question={answer.question} busy={busy} />}
					<div className="grid max-w-md gap-6">
						<Field
							id={`${ID}-code`}
							name="code"
							label={text.code}
							defaultValue={answer?.code}
							maxLength={CODE_LENGTH * 2}
							required
							autoComplete="off"
							spellCheck={false}
							error={wordsFor("code")}
						/>
						{asksAmount && (
							<Field
								id={`${ID}-typed`}
								name="typed"
								label={text.amount}
								hint={text.amountHint}
								defaultValue={answer?.typed}
								inputMode="decimal"
								required
								autoComplete="off"
								error={wordsFor("typed")}
							/>
						)}
					</div>
				</>
			)}
		</LineStep>
	);
}
