import { nounTexts } from "~/admin/noun.server";
import type { Sorting } from "~/admin/positions.server";
import type { ApiCall, Resource } from "~/admin/resource";
import { rightTo, type Section } from "~/admin/sections";
import type { Restorable } from "~/admin/undo.server";
import { boundBy } from "~/admin/writing.server";
import type { User } from "~/auth/user";
import { faqResource, faqSorting } from "~/domain/content/faq/admin.server";
import { newsResource } from "~/domain/content/news/admin.server";
import { pageResource } from "~/domain/content/page/admin.server";
import { partnerResource, partnerSorting } from "~/domain/content/partner/admin.server";
import { pictureResource } from "~/domain/content/picture/admin.server";
import { missingPictures } from "~/domain/content/picture/uses.server";
import { regionResource } from "~/domain/content/region/admin.server";
import { legalResource } from "~/domain/operations/legal/admin.server";
import { roomResource, roomSorting } from "~/domain/program/room/admin.server";
import { sessionResource } from "~/domain/program/session/admin.server";
import { speakerResource } from "~/domain/program/speaker/admin.server";
import { workshopResource } from "~/domain/program/workshop/admin.server";
import { discountResource } from "~/domain/sales/discount/admin.server";
import { tierResource, tierSorting } from "~/domain/sales/tier/admin.server";
import type { Locale } from "~/i18n/config";
import type { Texts } from "~/i18n/texts.server";
import { eventResource } from "./event/admin.server";

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
	return restorable && { ...restorable, money: boundBy(user, restorable).money };
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
