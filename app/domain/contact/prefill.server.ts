import { findTicketTier } from "~/domain/ticket/queries.server";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { CONTACT_LIMITS } from "./limits";

/** What an address such as `/contact?subject=…` or `/contact?tier=vip` has written in the form already. */
export async function prefillFor(url: URL, locale: Locale): Promise<{ subject: string; message: string }> {
	const subject = (url.searchParams.get("subject") ?? "").trim().slice(0, CONTACT_LIMITS.subject);
	const tierId = url.searchParams.get("tier");
	const tier = tierId ? await findTicketTier(tierId) : undefined;
	if (!tier) return { subject, message: "" };

	const t = translatorFor(locale);
	const words = { tier: translate(tier.name, locale).text, price: formatPrice(tier.price, locale) };
	return { subject: subject || t("contact.ticket.subject", words), message: `${t("contact.ticket.message", words)}\n\n` };
}
