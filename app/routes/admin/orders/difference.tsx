import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { acceptShortfall } from "#app/domain/sales/order/actions/decisions.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { differenceFields } from "#app/routes/admin/orders/difference/difference.ts";
import { differenceView } from "#app/routes/admin/orders/difference/difference-view.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { locale, texts } = await openAdminPage(request);
	const view = await differenceView(await namedOrder(params), locale);
	return { ...view, pageTitle: titleAfter(context, view.text.title, texts("common").errors) };
}

interface Answer {
	typed: string;
	reason: string;
	errors: Partial<Record<"typed" | "reason" | "passwordNow", string>>;
	failure?: { title: string; words: string };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "manageMoney");
	const form = await readForm(request);
	const order = await namedOrder(params);
	const given = { typed: String(form.get("typed") ?? ""), reason: String(form.get("reason") ?? "") };
	const read = z.safeDecode(differenceFields, given);
	const refusal = await passwordRefusal(user, form, request);
	if (refusal || !read.success) {
		const wrong = read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message]));
		return refuse<Answer>(context, { ...given, errors: { ...wrong, ...refusal?.errors }, failure: refusal?.failure }, refusal?.init);
	}
	const actionContext = { username: user.username, seen: Number(form.get("seen")) || 0 };
	const outcome = await acceptShortfall(order.id, { amount: read.data.typed, reason: read.data.reason, ...actionContext });
	if (outcome === "moreThanMissing" || outcome === "lessThanMissing") return refuse<Answer>(context, { ...given, errors: { typed: outcome } });
	if (outcome === "paid" || outcome === "refund") {
		const toast = outcome === "paid" ? "orderPaid" : "orderMoneyBack";
		return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie(toast) } });
	}
	const { failure } = await differenceView(order, await readersLocale(request));
	return refuse<Answer>(context, { ...given, errors: {}, failure }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

const ID = "difference";

export default function DifferencePage() {
	const { text, errorTexts, amount, refused, seen, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	return (
		<NarrowPage title={text.title} lead={refused ?? text.lead}>
			{refused ? (
				<ButtonLink to={back}>{text.back}</ButtonLink>
			) : (
				<ConfirmForm id={ID} text={text} labels={{ typed: text.amount, reason: text.reason }} errorTexts={errorTexts} answer={answer} back={back}>
					{(wordsFor) => (
						<>
							<input type="hidden" name="seen" value={seen} />
							<Field
								id={`${ID}-typed`}
								name="typed"
								label={text.amount}
								hint={text.amountHint}
								defaultValue={answer?.typed ?? amount}
								inputMode="decimal"
								required
								autoComplete="off"
								error={wordsFor("typed")}
							/>
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
						</>
					)}
				</ConfirmForm>
			)}
		</NarrowPage>
	);
}
