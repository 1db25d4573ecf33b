import { CONTACT_LIMITS } from "~/domain/people/contact/limits";
import { findPublicWorkshop } from "~/domain/program/workshop/queries.server";
import { findTier } from "~/domain/sales/tier/queries.server";
import type { Locale } from "~/i18n/config";
import { formatDate, formatPrice } from "~/i18n/format.server";
import { translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";

/** What an address such as `/contact?subject=…`, `/contact?tier=vip` or `/contact?workshop=…` has written in the form already. */
export async function prefillFor(url: URL, locale: Locale): Promise<{ subject: string; message: string }> {
	const asked = cutSubject(url.searchParams.get("subject") ?? "");
	const { subject, message } = (await tierRequest(url.searchParams.get("tier"), locale)) ??
		(await workshopRequest(url.searchParams.get("workshop"), locale)) ?? { subject: "", message: "" };
	return { subject: asked || cutSubject(subject), message: message && `${message}\n\n` };
}

const cutSubject = (subject: string) => subject.trim().slice(0, CONTACT_LIMITS.subject);

async function tierRequest(id: string | null, locale: Locale) {
	const tier = id ? await findTier(id) : undefined;
	if (tier?.status !== "published") return;
	const t = translatorFor(locale);
	const words = { tier: translate(tier.name, locale).text, price: formatPrice(tier.price, locale) };
	return { subject: t("contact.ticket.subject", words), message: t("contact.ticket.message", words) };
}

async function workshopRequest(id: string | null, locale: Locale) {
	const workshop = id ? await findPublicWorkshop(id) : undefined;
	if (workshop?.status !== "published") return;
	const t = translatorFor(locale);
	const words = { workshop: translate(workshop.title, locale).text, date: formatDate(workshop.date, locale) };
	return { subject: t("contact.workshop.subject", words), message: t("contact.workshop.message", words) };
}
