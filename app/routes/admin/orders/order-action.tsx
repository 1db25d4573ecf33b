import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { AskFirst } from "~/admin/ask-first";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import type { Question } from "~/admin/resource";
import { requireRight } from "~/auth/guard.server";
import { actionPageView } from "~/domain/sales/order/actions/action-view.server";
import { ORDER_LIMITS } from "~/domain/sales/order/limits";
import { isReview, readForm, refuse, titleAfter } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { readClock } from "~/runtime/clock.server";
import { ButtonLink } from "~/ui/button";
import { CheckedForm } from "~/ui/checked-form";
import { Choice } from "~/ui/choice";
import { Field } from "~/ui/field";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { openAdminPage } from "../page.server";
import { namedOrder } from "./named-order.server";
import { orderActionNamed } from "./order-actions.server";

export const handle: RouteHandle = { access: "takePayments" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Asks first; where the order does not allow it, says why. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { text: name, control, suggests, fits, otherwise = "notWaiting" } = orderActionNamed(params.orderAction);
	const order = await namedOrder(params);
	const { locale, event, texts } = await openAdminPage(request);
	const view = await actionPageView(name, order, event, locale);
	return {
		...view,
		pageTitle: titleAfter(context, view.text.title, texts("common").errors),
		control,
		value: (await suggests?.(order, event)) ?? "",
		refused: (await fits(order, new Date(readClock()))) ? undefined : view.errorTexts[otherwise],
	};
}

interface Answer {
	typed: string;
	paidBy: string;
	errors: { typed?: string };
	failure?: { title: string; words: string };
	question?: Question;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const { question: ask, carryOut } = orderActionNamed(params.orderAction);
	const form = await readForm(request, { review: true });
	const order = await namedOrder(params);
	const given = { typed: String(form.get("typed") ?? ""), paidBy: String(form.get("paidBy") ?? "") };
	const { typed } = given;
	if (isReview(form)) return data<Answer>({ ...given, errors: {} });
	const question = await ask?.(order, typed, await readersLocale(request));
	if (question && form.get("confirmed") !== question.key) return data<Answer>({ ...given, errors: {}, question });
	const doing = { username, seen: Number(form.get("seen")) || 0, inCash: given.paidBy === "cash" };
	const outcome = await carryOut(order, typed, doing);
	if ("toast" in outcome) return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie(outcome.toast) } });
	const { fault } = outcome;
	if (fault !== "changed" && fault !== "notWaiting" && fault !== "nothingCame") return refuse<Answer>(context, { ...given, errors: { typed: fault } });
	const { errors } = textsOf("adminOrders", await readersLocale(request), {});
	return refuse<Answer>(context, { ...given, errors: {}, failure: { title: errors.title, words: errors.changed } }, { status: 409 });
}

export const clientAction = sendOrSay;

const ID = "order-action";

export default function OrderActionPage() {
	const { text, ways, errorTexts, control, value, seen, refused, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<NarrowPage title={text.title} lead={refused ?? text.lead}>
			{refused ? (
				<ButtonLink to={back}>{text.back}</ButtonLink>
			) : (
				<CheckedForm
					id={ID}
					labels={control ? { typed: text.field } : {}}
					text={text}
					errorTexts={errorTexts}
					answer={answer}
					beside={
						<ButtonLink look="outline" to={back}>
							{text.cancel}
						</ButtonLink>
					}
				>
					{(wordsFor) => (
						<>
							{answer?.question && <AskFirst question={answer.question} busy={busy} />}
							<input type="hidden" name="seen" value={seen} />
							{control && (
								<div className={control === "words" ? "" : "max-w-md"}>
									<Field
										id={`${ID}-typed`}
										name="typed"
										label={text.field}
										hint={text.hint}
										defaultValue={answer?.typed ?? value}
										autoComplete="off"
										error={wordsFor("typed")}
										{...CONTROLS[control]}
									/>
								</div>
							)}
							{ways.length > 0 && (
								<fieldset className="mt-6">
									<legend className="mb-2 font-semibold">{text.paidBy}</legend>
									{ways.map((way) => (
										<Choice key={way.value} {...way} name="paidBy" isChosen={way.value === (answer?.paidBy || "bank")} />
									))}
								</fieldset>
							)}
						</>
					)}
				</CheckedForm>
			)}
		</NarrowPage>
	);
}

const CONTROLS = {
	amount: { inputMode: "decimal", required: true },
	day: { type: "date", required: true },
	words: { rows: 6, maxLength: ORDER_LIMITS.note },
} as const;
