import { hostOf } from "~/http/host";
import { publicFile } from "~/http/public-files/address.server";
import type { Locale } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import type { Partner } from "./schema";

/** What a partner's entry shows, worded in a language. */
export type PartnerView = ReturnType<typeof partnerView>;

export function partnerView(partner: Partner, locale: Locale) {
	return {
		id: partner.id,
		name: partner.name,
		logo: publicFile(partner.logo),
		website: partner.website,
		host: hostOf(partner.website),
		description: translate(partner.description, locale),
	};
}

/** The answer of GET /api/partners, one entry each (specification, section 3). */
export function partnerJson(partner: Partner, locale: Locale) {
	return {
		id: partner.id,
		name: partner.name,
		logo: partner.logo ?? "",
		website: partner.website,
		description: translate(partner.description, locale).text,
		type: partner.type,
	};
}
