import type { Block, DocumentModel, Entry, Picture } from "#app/documents/model.ts";
import { audiencePicture } from "#app/domain/content/event/audience-picture.server.ts";
import { documentFrame, type Page } from "#app/domain/content/event/document.server.ts";
import { eventStats } from "#app/domain/content/event/stats.server.ts";
import { listPartners } from "#app/domain/content/partner/queries.server.ts";
import { sponsorshipOf } from "#app/domain/content/partner/sponsorship.server.ts";
import { jpegOf } from "#app/domain/content/share-picture/make.server.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import { plainWords } from "#app/ui/plain-text.ts";

export async function prospectusDocument(page: Page): Promise<DocumentModel> {
	const { event, texts } = page;
	const text = texts("prospectus");
	const { callLead, offers } = texts("partners");
	const { advertisedFigures } = texts("labels");
	const { levels, benefits, contact } = sponsorshipOf(page);
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
		...(await audienceOf(page)),
		{ kind: "section", title: { text: focusTitle } },
		{ kind: "entries", entries: Object.values(focus).map(asEntry) },
		{ kind: "section", title: { text: prospectus.offers } },
		{ kind: "entries", entries: Object.values(offers).map(asEntry) },
		{ kind: "section", title: { text: text.benefitsTitle }, name: "benefits", newPage: true },
		{
			kind: "table",
			head: [prospectus.benefit, ...levels.map(({ label }) => label)],
			widths: [1.7, ...levels.map(() => 1.17)],
			rows: benefits.map(({ label, included }) => ({ name: { text: label }, cells: included })),
			yes,
			no,
		},
		{ kind: "section", title: { text: text.kindsTitle } },
		{
			kind: "facts",
			facts: levels.map(({ label, text, price = "" }) => ({ term: label, value: { text: `${plainWords(text)} ${asSentence(price)}`.trim() } })),
		},
		...(await partnersOf(page)),
		{ kind: "section", title: { text: text.stepsTitle }, name: "steps" },
		{ kind: "list", items: Object.values(text.steps).map((step) => ({ text: plainWords(step) })), numbered: true },
		{ kind: "heading", title: { text: text.contactTitle } },
		...contactOf(page, contact),
	];
	return documentFrame(page, { title: text.title, subject: prospectus.subject, cover: { height: "tall", lead: { text: plainWords(callLead) } }, blocks });
}

const asSentence = (words: string) => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

async function audienceOf({ event, locale }: Page): Promise<Block[]> {
	const picture = await audiencePicture(event, locale);
	const jpeg = picture && (await jpegOf(picture.src, "scene"));
	return jpeg ? [{ kind: "picture", picture: { jpeg, alt: picture.alt }, ratio: 2.4 }] : [];
}

/** Logos first; partners without one by name. */
async function partnersOf({ texts }: Page): Promise<Block[]> {
	const partners = await listPartners();
	if (partners.length === 0) return [];
	const marks: Picture[] = [];
	const names: string[] = [];
	for (const { name, logo } of partners) {
		const jpeg = logo && (await jpegOf(publicFile(logo), "mark"));
		if (jpeg) marks.push({ jpeg, alt: name });
		else names.push(name);
	}
	return [
		{ kind: "section", title: { text: texts("documents").prospectus.partners }, name: "partners", newPage: true },
		{ kind: "marks", marks },
		...(names.length > 0 ? [{ kind: "paragraph", text: { text: names.join(" · ") } } as const] : []),
	];
}

function contactOf({ event: { phone }, texts, addressOf }: Page, { name, email }: ReturnType<typeof sponsorshipOf>["contact"]): Block[] {
	const { prospectus } = texts("documents");
	return [
		...(name ? [{ kind: "paragraph", text: { text: name } } as const] : []),
		{
			kind: "facts",
			facts: [
				...(email ? [{ term: prospectus.email, value: { text: email, href: `mailto:${email}` } }] : []),
				...(phone ? [{ term: prospectus.phone, value: { text: phone } }] : []),
				{ term: prospectus.website, value: { text: addressOf("/partners"), href: addressOf("/partners") } },
			],
		},
	];
}
