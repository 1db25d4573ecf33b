import { nameIn } from "#app/admin/entity-texts.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { entryPath, openTo, pathOf, rightTo, SECTIONS, type Section } from "#app/admin/sections.ts";
import type { User } from "#app/auth/user.ts";
import { contentSections, RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { listUsers } from "#app/domain/people/account/queries.server.ts";
import { listAttendees } from "#app/domain/sales/attendee/queries.server.ts";
import { listOrders } from "#app/domain/sales/order/actions/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";

const MAX_OF_EACH = 8;
const PAGE = { limit: MAX_OF_EACH, offset: 0 };

export interface Found {
	title: string;
	hits: { to: string; name: string; about?: string }[];
}

/** Finds people, orders, sessions, pages and settings among those that the user may open. */
export async function findInAdmin(q: string, user: Pick<User, "rights">, locale: Locale): Promise<Found[]> {
	const words = fold(q).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const isSaid = (text: string) => words.every((word) => fold(text).includes(word));
	const { sections, groups, search } = textsOf("admin", locale, { role: "" });
	const further: Partial<Record<Section, string>> = search.words;
	const names = { ...contentSections(locale), ...sections };
	const resources = RESOURCES.filter(({ section }) => section !== "event" && user.rights.includes(rightTo(section)));
	const found: Found[] = [
		{
			title: sections.sections,
			hits: openTo(user, SECTIONS).flatMap((section) =>
				isSaid(`${names[section]} ${further[section] ?? ""}`) ? { to: pathOf(section), name: names[section] } : [],
			),
		},
		{ title: sections.orders, hits: user.rights.includes("seeOrders") ? await findOrders(q) : [] },
		{ title: groups.attendees, hits: user.rights.includes("admitAttendees") ? await findAttendees(q, user) : [] },
		{ title: sections.team, hits: user.rights.includes("manageUsers") ? await findUsers(isSaid) : [] },
	];
	for (const resource of resources) found.push({ title: contentSections(locale)[resource.section], hits: await findEntities(resource, isSaid, locale) });
	return found.map(({ title, hits }) => ({ title, hits: hits.slice(0, MAX_OF_EACH) })).filter(({ hits }) => hits.length > 0);
}

async function findOrders(q: string) {
	const orders = await listOrders({ filter: "all", q }, PAGE, new Date(readClock()));
	return orders.map(({ code, name, email }) => ({ to: `/admin/orders/${code}`, name: code, about: [name, email].filter(Boolean).join(" · ") }));
}

async function findAttendees(q: string, { rights }: Pick<User, "rights">) {
	const seesOrders = rights.includes("seeOrders");
	const attendees = await listAttendees("all", { q, byEmail: seesOrders }, { page: PAGE });
	return attendees.map(({ name, buyer, code }) => ({
		to: seesOrders ? `/admin/orders/${code}` : `/admin/check-in?q=${code}`,
		name: name ?? buyer,
		about: code,
	}));
}

async function findUsers(isSaid: (text: string) => boolean) {
	return (await listUsers()).flatMap(({ id, username }) => (isSaid(username) ? { to: `/admin/settings/team/${id}`, name: username } : []));
}

async function findEntities(resource: Resource, isSaid: (text: string) => boolean, locale: Locale) {
	const entities = await (resource.outline ?? resource.list)(db);
	return entities.flatMap((entity) => {
		const name = nameIn(resource, entity, locale);
		const to = resource.editorPath?.(entity) ?? entryPath(resource.section, entity.id);
		// A workshop's session is found as its workshop.
		return isSaid(name) && to.startsWith(pathOf(resource.section)) ? { to, name } : [];
	});
}
