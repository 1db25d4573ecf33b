import { z } from "zod";
import { hostOf } from "#app/http/host.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import { PARTNER_TYPES, type Partner } from "./schema.ts";

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

export const partnerEntry = z.object({
	id: z.string().describe("Permanent id."),
	name: z.string().describe("As the partner writes it."),
	logo: z.string().describe("Path of a picture; empty if there is none."),
	website: z.string().describe("Website of the partner."),
	description: z.string().describe("Description, in one sentence."),
	type: z.enum(PARTNER_TYPES).describe("The level of the partnership."),
});

export function partnerJson(partner: Partner, locale: Locale): z.output<typeof partnerEntry> {
	return {
		id: partner.id,
		name: partner.name,
		logo: partner.logo ?? "",
		website: partner.website,
		description: translate(partner.description, locale).text,
		type: partner.type,
	};
}
