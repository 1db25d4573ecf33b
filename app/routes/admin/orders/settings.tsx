import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { salesSettings } from "~/domain/sales/order/settings";
import { saveSalesSettings, settingsView } from "~/domain/sales/order/settings.server";
import { cardSettingsView } from "~/domain/sales/payment/card/settings-view.server";
import { isReview, readForm, refuse, titleAfter } from "~/http/form.server";
import { errorsOf } from "~/http/form-codecs";
import { valuesOf } from "~/http/form-values";
import { siteOrigin } from "~/http/origin.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { CardSettings } from "~/routes/admin/orders/settings/card-settings";
import { type SettingsAnswer, SettingsForm } from "~/routes/admin/orders/settings/settings-form";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "manageMoney" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { locale, event, texts } = await openAdminPage(request);
	const view = await settingsView(event, locale);
	return { ...view, card: await cardSettingsView(event, siteOrigin(request), locale), pageTitle: titleAfter(context, view.text.title, texts("common").errors) };
}

/** Saves how orders are paid from now on; asks for the organizer's password. */
export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "manageMoney");
	const form = await readForm(request, { review: true });
	const { passwordNow: _, ...values } = valuesOf(form);
	if (isReview(form)) return data<SettingsAnswer>({ values, errors: {} });
	const settings = z.safeDecode(salesSettings, values as z.input<typeof salesSettings>);
	const wrong = settings.success ? {} : errorsOf(settings.error);
	const refusal = await passwordRefusal(user, form, request);
	if (refusal || !settings.success)
		return refuse<SettingsAnswer>(context, { values, errors: { ...wrong, ...refusal?.errors }, failure: refusal?.failure }, refusal?.init);
	await saveSalesSettings(settings.data, user.username);
	return redirect("/admin/orders/settings", { status: 303, headers: { "Set-Cookie": toastCookie("settingsSaved") } });
}

export const clientAction = sendOrSay;

export default function SalesSettingsPage() {
	const { text, card, errorTexts, values, changed } = useLoaderData<typeof loader>();
	const answer = useAnswer<SettingsAnswer>();
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			{changed && (
				<p className="text-small text-ink-2">
					{changed}{" "}
					<Link to="/admin/activity?state=sales" className="link inline-block min-h-6">
						{text.history}
					</Link>
				</p>
			)}
			<CardSettings card={card} />
			<div className="mt-8">
				<SettingsForm text={text} errorTexts={errorTexts} values={values} answer={answer} />
			</div>
		</NarrowPage>
	);
}
