import type { Ordered } from "~/admin/order.server";
import type { Resource } from "~/admin/resource";
import { sessionResource } from "./agenda/admin.server";
import { eventResource } from "./event/admin.server";
import { faqOrder, faqResource } from "./faq/admin.server";
import { legalResource } from "./legal/admin.server";
import { newsResource } from "./news/admin.server";
import { partnerOrder, partnerResource } from "./partner/admin.server";
import { pictureResource } from "./picture/admin.server";
import { regionResource } from "./region/admin.server";
import { speakerResource } from "./speaker/admin.server";
import { ticketOrder, ticketResource } from "./ticket/admin.server";
import { workshopResource } from "./workshop/admin.server";

/** What visitors see of the summit. */
const CONTENT: readonly Resource[] = [
	speakerResource,
	sessionResource,
	workshopResource,
	ticketResource,
	partnerResource,
	newsResource,
	eventResource,
	regionResource,
	faqResource,
	legalResource,
];

/** The pictures that it shows. */
export const PICTURES = pictureResource(CONTENT);

/** Everything that the shared flow edits. */
export const RESOURCES: readonly Resource[] = [...CONTENT, PICTURES];

/** What is edited below `/admin/<section>`, if anything is. */
export function resourceIn(section: string | undefined): Resource | undefined {
	return RESOURCES.find((resource) => resource.section === section);
}

/** What is saved as a CSV file, and imported from one, below `/admin/<section>`. */
export function importableIn(section: string | undefined): Resource | undefined {
	return RESOURCES.find((resource) => resource.section === section && resource.importable);
}

/** What stands in an order that its list changes. */
const ORDERED: readonly Ordered[] = [ticketOrder, partnerOrder, faqOrder];

/** What is put in order below `/admin/<section>`, if anything is. */
export function orderIn(section: string | undefined): Ordered | undefined {
	return ORDERED.find(({ resource }) => resource.section === section);
}

/** What the log of changes calls so. */
export function resourceOf(noun: string): Resource | undefined {
	return RESOURCES.find((resource) => resource.noun === noun);
}
