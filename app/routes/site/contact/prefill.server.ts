import { CONTACT_LIMITS } from "#app/domain/people/contact/limits.ts";
import { findPublicWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { findTier } from "#app/domain/sales/tier/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate, formatPrice } from "#app/i18n/format.server.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";

/** Returns the values for `/contact?subject=…`, `/contact?tier=vip` or `/contact?workshop=…`. */
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
