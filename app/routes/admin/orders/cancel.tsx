import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import type { ConfirmError } from "#app/domain/people/account/confirm-field.tsx";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { organizerCancelView } from "#app/domain/sales/cancellation/admin-view.server.ts";
import { cancelByOrganizer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { CancellationChoice, linesIn } from "#app/domain/sales/cancellation/choice.tsx";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { price } from "#app/http/form-codecs.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "manageMoney", query: ["line", "next"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const order = await namedOrder(params);
	const { locale, texts } = await openAdminPage(request);
	const { searchParams } = new URL(request.url);
	const view = await organizerCancelView(order, { chosen: linesIn(searchParams), locale });
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
	const { errors } = (await organizerCancelView(order, { chosen: [], locale: await readersLocale(request) })).text;
	return refuse<Answer>(context, { typed, errors: {}, failure: { title: errors.title, words: errors.changed } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

const ID = "cancellation";

export default function CancelPage() {
	const { text, withTicket, confirm, errorTexts, choices, chosen, lost, choiceError, amount, already, most, arrived, seen, back } =
		useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const isSure = chosen.length > 0;
	return (
		<NarrowPage title={isSure ? text.sure : text.title} lead={choices.length === 0 ? (arrived ?? text.none) : isSure ? text.sureLead : text.lead}>
			{choices.length > 0 && !isSure && arrived && <p className="mb-6 font-semibold">{arrived}</p>}
			{choices.length === 0 && <ButtonLink to={back}>{text.back}</ButtonLink>}
			{choices.length > 0 && !isSure && (
				<CancellationChoice
					legend={text.which}
					choices={choices}
					withTicket={withTicket}
					submit={text.next}
					keep={{ to: back, words: text.cancel }}
					error={choiceError}
				/>
			)}
			{isSure && (
				<>
					<ul className="mb-8 border-t-2 border-line-strong">
						{chosen.flatMap(({ workshops, ...ticket }) =>
							[ticket, ...workshops].map(({ id, label, back: cost }) => (
								<li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
									<span className={`wrap-anywhere ${id === ticket.id ? "" : "pl-5"}`}>{label}</span>
									<span className="tabular">{cost}</span>
								</li>
							)),
						)}
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
								{chosen
									.flatMap(({ workshops, ...ticket }) => [ticket, ...workshops])
									.map(({ id }) => (
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
