import { entityTexts } from "#app/admin/entity-texts.server.ts";
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

type ContentSection = (typeof RESOURCES)[number]["section"];

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

export const PICTURES = pictureResource(CONTENT);

export const RESOURCES: readonly Resource[] = [...CONTENT, discountResource, PICTURES];

export function resourceIn(section: string | undefined): Resource | undefined {
	return RESOURCES.find((resource) => resource.section === section);
}

export function importableIn(section: string | undefined): Resource | undefined {
	return RESOURCES.find((resource) => resource.section === section && resource.importable);
}

const SORTED: readonly Sorting[] = [tierSorting, partnerSorting, faqSorting, roomSorting];

export function sortingIn(section: string | undefined): Sorting | undefined {
	return SORTED.find(({ resource }) => resource.section === section);
}

export function apiCall(name: string): ApiCall | undefined {
	return RESOURCES.find(({ api }) => api?.name === name)?.api;
}

export function resourceOf(entityType: string): Resource | undefined {
	return RESOURCES.find((resource) => resource.entityType === entityType);
}

/** An old state may name a picture that is deleted. */
export function restorableOf(entityType: string): Restorable | undefined {
	const resource = resourceOf(entityType);
	return resource && { ...resource, check: async (entity, trx) => ({ ...(await resource.check?.(entity, trx)), ...(await missingPictures(entity, trx)) }) };
}

export const restorableBy = (user: Pick<User, "rights">) => (entityType: string) => {
	const restorable = entityTypesHiddenFrom(user).includes(entityType) ? undefined : restorableOf(entityType);
	return restorable && { ...restorable, money: limitedToRights(user, restorable).money };
};

/** Logged changes of no resource, with the section that makes them. Everybody may read that the event is off. */
const LOGGED: Record<Exclude<keyof Texts["activity"]["entityTypes"], "summit">, Section> = {
	message: "messages",
	subscriber: "subscribers",
	retention: "privacy",
	sales: "orders",
	user: "team",
	setting: "team",
};

export const entityTypesHiddenFrom = (user: Pick<User, "rights">): string[] =>
	[...RESOURCES.map(({ entityType, section }) => [entityType, section] as const), ...Object.entries(LOGGED)]
		.filter(([, section]) => !user.rights.includes(rightTo(section)))
		.map(([entityType]) => entityType);

export function contentSections(locale: Locale) {
	return Object.fromEntries(RESOURCES.map((resource) => [resource.section, entityTexts(resource, locale).title])) as Record<ContentSection, string>;
}
