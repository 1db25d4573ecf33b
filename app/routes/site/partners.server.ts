import { listPartners } from "#app/domain/content/partner/queries.server.ts";
import { PARTNER_TYPES, type PartnerType } from "#app/domain/content/partner/schema.ts";
import { partnerView } from "#app/domain/content/partner/view.server.ts";
import { type Failure, failAs } from "#app/http/failure.server.ts";
import type { openPage } from "./page.server.ts";

/** Types whose failure has its own text (specification, section 8). */
const FAILURES: Partial<Record<PartnerType, Failure>> = { organizer: "organizers", gold: "gold", silver: "silver" };

/**
 * In the order of types, without empty ones.
 * @throws a 500 response that names the type that could not be loaded
 */
export async function loadPartnersByType({ locale, texts }: Pick<Awaited<ReturnType<typeof openPage>>, "locale" | "texts">) {
	const labels = texts("labels").partnerType;
	const types = [];
	for (const type of PARTNER_TYPES) {
		const failure = FAILURES[type];
		const partners = await (failure ? failAs(failure, locale, listPartners({ type })) : listPartners({ type }));
		if (partners.length > 0) types.push({ type, label: labels[type], partners: partners.map((partner) => partnerView(partner, locale)) });
	}
	return types;
}
