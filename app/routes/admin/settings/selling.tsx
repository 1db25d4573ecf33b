import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { saveSalesSettings, settingsView } from "#app/domain/sales/order/settings.server.ts";
import { salesSettings } from "#app/domain/sales/order/settings.ts";
import { cardSettingsView } from "#app/domain/sales/payment/card/settings-view.server.ts";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { errorsOf } from "#app/http/form-codecs.ts";
import { valuesOf } from "#app/http/form-values.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { CardSettings } from "#app/routes/admin/settings/selling/card-settings.tsx";
import { type SettingsAnswer, SettingsForm } from "#app/routes/admin/settings/selling/settings-form.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { locale, event, texts } = await openAdminPage(request);
	const view = await settingsView(event, locale);
	return { ...view, card: await cardSettingsView(event, siteOrigin(request), locale), pageTitle: titleAfter(context, view.text.title, texts("common").errors) };
}

/** Requires the organizer's password. */
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
	return redirect("/admin/settings/selling", { status: 303, headers: { "Set-Cookie": toastCookie("settingsSaved") } });
}

export const clientAction = keepFormOnNetworkError;

export default function SalesSettingsPage() {
	const { text, card, errorTexts, values, changed } = useLoaderData<typeof loader>();
	const answer = useAnswer<SettingsAnswer>();
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			{changed && (
				<p className="text-small text-ink-2">
					{changed}{" "}
					<Link to="/admin/settings/activity?state=sales" className="link inline-block min-h-6">
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
