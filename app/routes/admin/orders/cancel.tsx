import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import type { ConfirmError } from "~/domain/people/account/confirm-field";
import { ConfirmForm } from "~/domain/people/account/confirm-form";
import { cancelByOrganizer } from "~/domain/sales/cancellation/cancel.server";
import { CancellationChoice, linesIn } from "~/domain/sales/cancellation/choice";
import { deskCancelView } from "~/domain/sales/cancellation/desk-view.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { price } from "~/http/form-codecs";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";
import { namedOrder } from "./named-order.server";

export const handle: RouteHandle = { access: "manageMoney", query: ["line", "next"] };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Asks which tickets; with some of them in the address, what goes back. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const order = await namedOrder(params);
	const { locale, texts } = await openAdminPage(request);
	const { searchParams } = new URL(request.url);
	const view = await deskCancelView(order, { chosen: linesIn(searchParams), locale });
	return {
		...view,
		pageTitle: titleAfter(context, view.text.title, texts("common").errors),
		confirm: texts("adminOrders").refund.confirm,
		errorTexts: { ...texts("adminUsers").errors, ...view.text.errors },
		choiceError: searchParams.has("next") && view.chosen.length === 0 ? view.text.choose : undefined,
	};
}

interface Answer {
	typed: string;
	errors: { typed?: "price" | "tooMuch"; passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "manageMoney");
	const form = await readForm(request);
	const order = await namedOrder(params);
	const typed = String(form.get("typed") ?? "");
	const amount = z.safeDecode(price, typed);
	const refusal = await passwordRefusal(user, form, request);
	if (refusal || !amount.success)
		return refuse<Answer>(
			context,
			{ typed, errors: { ...(!amount.success && { typed: "price" }), ...refusal?.errors }, failure: refusal?.failure },
			refusal?.init,
		);
	const seen = Number(form.get("seen")) || 0;
	const fault = await cancelByOrganizer(order.id, {
		lineIds: linesIn(form),
		amount: amount.data,
		username: user.username,
		seen,
	});
	if (!fault) return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie("ticketsCancelled") } });
	if (fault === "tooMuch") return refuse<Answer>(context, { typed, errors: { typed: fault } });
	const { errors } = (await deskCancelView(order, { chosen: [], locale: await readersLocale(request) })).text;
	return refuse<Answer>(context, { typed, errors: {}, failure: { title: errors.title, words: errors.changed } }, { status: 409 });
}

export const clientAction = sendOrSay;

const ID = "cancellation";

export default function CancelPage() {
	const { text, confirm, errorTexts, choices, chosen, lost, choiceError, amount, already, most, arrived, seen, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const isSure = chosen.length > 0;
	return (
		<NarrowPage title={isSure ? text.sure : text.title} lead={choices.length === 0 ? (arrived ?? text.none) : isSure ? text.sureLead : text.lead}>
			{choices.length > 0 && !isSure && arrived && <p className="mb-6 font-semibold">{arrived}</p>}
			{choices.length === 0 && <ButtonLink to={back}>{text.back}</ButtonLink>}
			{choices.length > 0 && !isSure && (
				<CancellationChoice legend={text.which} choices={choices} submit={text.next} keep={{ to: back, words: text.cancel }} error={choiceError} />
			)}
			{isSure && (
				<>
					<ul className="mb-8 border-t-2 border-line-strong">
						{chosen.map(({ id, label, back: cost }) => (
							<li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
								<span className="wrap-anywhere">{label}</span>
								<span className="tabular">{cost}</span>
							</li>
						))}
					</ul>
					{lost.map((words) => (
						<p key={words} className="mb-4">
							{words}
						</p>
					))}
					<ConfirmForm id={ID} text={{ ...text, confirm }} labels={{ typed: text.amount }} errorTexts={errorTexts} answer={answer} back={back}>
						{(wordsFor) => (
							<>
								<input type="hidden" name="seen" value={seen} />
								{chosen.map(({ id }) => (
									<input key={id} type="hidden" name="line" value={id} />
								))}
								<Field
									id={`${ID}-typed`}
									name="typed"
									label={text.amount}
									hint={[text.amountHint, already, most].filter(Boolean).join(" ")}
									defaultValue={answer?.typed ?? amount}
									inputMode="decimal"
									required
									autoComplete="off"
									error={wordsFor("typed")}
								/>
							</>
						)}
					</ConfirmForm>
				</>
			)}
		</NarrowPage>
	);
}
