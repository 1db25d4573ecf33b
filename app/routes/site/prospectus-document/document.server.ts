import type { Block, DocumentModel, Entry } from "#app/documents/model.ts";
import { documentFrame, type Page } from "#app/domain/content/event/document.server.ts";
import { eventStats } from "#app/domain/content/event/stats.server.ts";
import { BENEFITS, OFFERED_TYPES } from "#app/domain/content/partner/benefits.ts";
import { listPartners } from "#app/domain/content/partner/queries.server.ts";
import { PARTNER_TYPES, type Partner } from "#app/domain/content/partner/schema.ts";
import { partnerView } from "#app/domain/content/partner/view.server.ts";
import { plainWords } from "#app/ui/plain-text.ts";

export async function prospectusDocument(page: Page): Promise<DocumentModel> {
	const { event, texts } = page;
	const text = texts("prospectus");
	const { callLead, offers } = texts("partners");
	const { partnerType, advertisedFigures } = texts("labels");
	const { focusTitle, focus } = texts("about");
	const { yes, no, prospectus } = texts("documents");
	const asEntry = ({ title, text }: { title: string; text: Parameters<typeof plainWords>[0] }): Entry => ({
		title: { text: title },
		text: { text: plainWords(text) },
	});
	const figures = eventStats(event, advertisedFigures).map(({ figure, label }) => ({ figure: { text: figure }, label: { text: label } }));
	const blocks: Block[] = [
		{ kind: "section", title: { text: text.summitTitle }, name: "summit" },
		{ kind: "paragraph", text: { text: plainWords(text.summit) }, look: "lead" },
		...(figures.length > 0 ? [{ kind: "figures", figures } as const] : []),
		{ kind: "section", title: { text: focusTitle }, newPage: true },
		{ kind: "audience", alt: text.audienceAlt },
		{ kind: "entries", entries: Object.values(focus).map(asEntry) },
		{ kind: "section", title: { text: prospectus.offers } },
		{ kind: "entries", entries: Object.values(offers).map(asEntry) },
		{ kind: "section", title: { text: text.benefitsTitle }, name: "benefits", newPage: true },
		{
			kind: "table",
			head: [prospectus.benefit, ...OFFERED_TYPES.map((type) => partnerType[type])],
			widths: [1.7, ...OFFERED_TYPES.map(() => 1.17)],
			rows: BENEFITS.map(({ id, types }) => ({
				name: { text: text.benefits[id] },
				cells: OFFERED_TYPES.map((type) => (types as readonly string[]).includes(type)),
			})),
			yes,
			no,
		},
		{ kind: "section", title: { text: text.kindsTitle } },
		{ kind: "facts", facts: OFFERED_TYPES.map((type) => ({ term: partnerType[type], value: { text: plainWords(text.kinds[type]) } })) },
		...(await partnersOf(page)),
		{ kind: "section", title: { text: text.stepsTitle }, name: "steps" },
		{ kind: "list", items: Object.values(text.steps).map((step) => ({ text: plainWords(step) })), numbered: true },
		{ kind: "heading", title: { text: text.contactTitle } },
		contactOf(page),
	];
	return documentFrame(page, { title: text.title, subject: prospectus.subject, cover: { height: "tall", lead: { text: plainWords(callLead) } }, blocks });
}

async function partnersOf({ locale, texts }: Page): Promise<Block[]> {
	const { partnerType } = texts("labels");
	const byType = Map.groupBy(await listPartners(), ({ type }) => type);
	const asEntry = (partner: Partner): Entry => {
		const { name, website, host, description } = partnerView(partner, locale);
		return { title: { text: name, href: website }, note: { text: host }, text: description };
	};
	const blocks = PARTNER_TYPES.flatMap((type): Block[] => {
		const partners = byType.get(type);
		if (!partners) return [];
		return [
			{ kind: "heading", title: { text: partnerType[type] } },
			{ kind: "entries", entries: partners.map(asEntry) },
		];
	});
	const title = { text: texts("documents").prospectus.partners };
	return blocks.length > 0 ? [{ kind: "section", title, name: "partners", newPage: true }, ...blocks] : [];
}

function contactOf({ event: { email, phone }, texts, addressOf }: Page): Block {
	const { prospectus } = texts("documents");
	return {
		kind: "facts",
		facts: [
			...(email ? [{ term: prospectus.email, value: { text: email, href: `mailto:${email}` } }] : []),
			...(phone ? [{ term: prospectus.phone, value: { text: phone } }] : []),
			{ term: prospectus.website, value: { text: addressOf("/partners"), href: addressOf("/partners") } },
		],
	};
}
