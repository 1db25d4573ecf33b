import type { HomePage } from "#app/routes/site/page.server.ts";
import { loadPartnersByType } from "#app/routes/site/partners.server.ts";

export async function loadPartnersSection(page: HomePage) {
	const { title, homeTitle, homeAll } = page.texts("partners");
	const types = await loadPartnersByType(page);
	return {
		toBeAnnounced: types.length === 0 ? page.texts("toBeAnnounced").partners : undefined,
		text: { label: title, title: homeTitle, all: homeAll },
		types: types.map(({ type, label, partners }) => ({ type, label, partners: partners.map(({ id, name, logo }) => ({ id, name, logo })) })),
	};
}
