import { nounTexts } from "#app/admin/noun.server.ts";
import type { Sorting } from "#app/admin/positions.server.ts";
import type { ApiCall, Resource } from "#app/admin/resource.ts";
import { rightTo, type Section } from "#app/admin/sections.ts";
import type { Restorable } from "#app/admin/undo.server.ts";
import { limitedToRights } from "#app/admin/writing.server.ts";
import type { User } from "#app/auth/user.ts";
import { faqResource, faqSorting } from "#app/domain/content/faq/admin.server.ts";
import { newsResource } from "#app/domain/content/news/admin.server.ts";
import { partnerResource, partnerSorting } from "#app/domain/content/partner/admin.server.ts";
import { pictureResource } from "#app/domain/content/picture/admin.server.ts";
import { missingPictures } from "#app/domain/content/picture/uses.server.ts";
import { regionResource } from "#app/domain/content/region/admin.server.ts";
import { legalResource } from "#app/domain/operations/legal/admin.server.ts";
import { eventResource } from "#app/domain/operations/registry/event/admin.server.ts";
import { pageResource } from "#app/domain/operations/registry/page/admin.server.ts";
import { roomResource, roomSorting } from "#app/domain/program/room/admin.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { speakerResource } from "#app/domain/program/speaker/admin.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { discountResource } from "#app/domain/sales/discount/admin.server.ts";
import { tierResource, tierSorting } from "#app/domain/sales/tier/admin.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

/** A section that has no name of its own in `admin.sections`. */
type ContentSection = Exclude<Section, keyof Texts["admin"]["sections"]>;

/** What visitors see of the summit. */
const CONTENT: readonly Resource[] = [
	eventResource,
	speakerResource,
	sessionResource,
	workshopResource,
	roomResource,
	tierResource,
	partnerResource,
	newsResource,
	regionResource,
	faqResource,
	legalResource,
	pageResource,
];

/** The pictures that it shows. */
export const PICTURES = pictureResource(CONTENT);

/** Everything that the shared flow edits. */
export const RESOURCES: readonly Resource[] = [...CONTENT, discountResource, PICTURES];

/** What is edited below `/admin/<section>`, if anything is. */
export function resourceIn(section: string | undefined): Resource | undefined {
	return RESOURCES.find((resource) => resource.section === section);
}

/** What is saved as a CSV file, and imported from one, below `/admin/<section>`. */
export function importableIn(section: string | undefined): Resource | undefined {
	return RESOURCES.find((resource) => resource.section === section && resource.importable);
}

/** What is sorted in its list. */
const SORTED: readonly Sorting[] = [tierSorting, partnerSorting, faqSorting, roomSorting];

/** What is sorted below `/admin/<section>`, if anything is. */
export function sortingIn(section: string | undefined): Sorting | undefined {
	return SORTED.find(({ resource }) => resource.section === section);
}

/** The call of the API with this name, if there is one. */
export function apiCall(name: string): ApiCall | undefined {
	return RESOURCES.find(({ api }) => api?.name === name)?.api;
}

/** What the log of changes calls so. */
export function resourceOf(noun: string): Resource | undefined {
	return RESOURCES.find((resource) => resource.noun === noun);
}

/** How changes of what the log calls so are taken back: an old state may name a picture that is gone. */
export function restorableOf(noun: string): Restorable | undefined {
	const resource = resourceOf(noun);
	return resource && { ...resource, check: async (entity, trx) => ({ ...(await resource.check?.(entity, trx)), ...(await missingPictures(entity, trx)) }) };
}

/** The same of what a user may change. */
export const restorableBy = (user: Pick<User, "rights">) => (noun: string) => {
	const restorable = nounsHiddenFrom(user).includes(noun) ? undefined : restorableOf(noun);
	return restorable && { ...restorable, money: limitedToRights(user, restorable).money };
};

/** What else the log of changes tells of, and where it is changed; that the summit is off, everybody reads. */
const LOGGED: Record<Exclude<keyof Texts["activity"]["nouns"], "summit">, Section> = {
	message: "messages",
	subscriber: "subscribers",
	retention: "privacy",
	sales: "orders",
	user: "users",
	setting: "users",
};

/** What a user reads nothing of in the log of changes. */
export const nounsHiddenFrom = (user: Pick<User, "rights">): string[] =>
	[...RESOURCES.map(({ noun, section }) => [noun, section] as const), ...Object.entries(LOGGED)]
		.filter(([, section]) => !user.rights.includes(rightTo(section)))
		.map(([noun]) => noun);

/** What the sections are called that hold content. */
export function contentSections(locale: Locale) {
	return Object.fromEntries(RESOURCES.map((resource) => [resource.section, nounTexts(resource, locale).title])) as Record<ContentSection, string>;
}
