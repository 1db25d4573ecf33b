import type { Page } from "#app/domain/content/event/document.server.ts";
import { formatDollars } from "#app/i18n/format.server.ts";
import type { PartnerType } from "./schema.ts";

const LEVELS = ["platinum", "gold", "silver", "supporting", "institutional"] as const satisfies readonly PartnerType[];
type Level = (typeof LEVELS)[number];

const BENEFITS = {
	mark: LEVELS,
	tickets: LEVELS,
	meetings: ["platinum", "gold", "silver", "institutional"],
	stand: ["platinum", "gold", "silver"],
	stage: ["platinum", "gold"],
	lab: ["platinum"],
} as const satisfies Record<string, readonly Level[]>;

/** For the page and the PDF of the sponsorship pack. `included` follows the order of `levels`; organizers may leave prices and contact empty. */
export function sponsorshipOf({ event, locale, texts }: Pick<Page, "event" | "locale" | "texts">) {
	const { partnerType } = texts("labels");
	const text = texts("prospectus");
	const priceWords = (dollars: number) => texts("prospectus", { price: formatDollars(dollars, locale) }).price;
	return {
		levels: LEVELS.map((type) => {
			const dollars = event[`${type}From`];
			return { type, label: partnerType[type], text: text.kinds[type], price: dollars === undefined ? undefined : priceWords(dollars) };
		}),
		benefits: Object.entries(BENEFITS).map(([id, levels]) => ({
			label: text.benefits[id as keyof typeof BENEFITS],
			included: LEVELS.map((type) => (levels as readonly Level[]).includes(type)),
		})),
		contact: { name: event.sponsorContact, email: event.sponsorEmail ?? event.email },
	};
}
