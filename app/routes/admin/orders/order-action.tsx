import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { ConfirmationBox } from "#app/admin/confirmation-box.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import type { Question } from "#app/admin/resource.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { actionPageView } from "#app/domain/sales/order/actions/action-view.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";
import { orderActionNamed } from "./order-actions.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

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
	const actionContext = { username, seen: Number(form.get("seen")) || 0, inCash: given.paidBy === "cash" };
	const outcome = await carryOut(order, typed, actionContext);
	if ("toast" in outcome) return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie(outcome.toast) } });
	const { fault } = outcome;
	if (fault !== "changed" && fault !== "notWaiting" && fault !== "nothingCame") return refuse<Answer>(context, { ...given, errors: { typed: fault } });
	const { errors } = textsOf("adminOrders", await readersLocale(request), {});
	return refuse<Answer>(context, { ...given, errors: {}, failure: { title: errors.title, words: errors.changed } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

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
							{answer?.question && <ConfirmationBox question={answer.question} busy={busy} />}
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
