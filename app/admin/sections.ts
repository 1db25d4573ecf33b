import type { Right } from "#app/auth/rights.ts";
import type { User } from "#app/auth/user.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

/** The tabs beside the dashboard (specification, section 2). */
export const TABS = ["speakers", "agenda", "workshops", "tickets", "partners"] as const;

export const GROUPS = {
	sales: ["orders", "payments", "codes"],
	attendees: ["attendees", "checkIn", "workshopLists", "meetings"],
	messages: ["messages", "write", "subscribers", "mail"],
	website: ["pages", "news", "rooms", "regions", "faq", "legal", "pictures"],
	settings: ["event", "selling", "team", "privacy", "activity"],
} as const satisfies Record<keyof Texts["admin"]["groups"], readonly string[]>;

export type Section = (typeof TABS)[number] | (typeof GROUPS)[keyof typeof GROUPS][number];

export const SECTIONS: readonly Section[] = [...TABS, ...Object.values(GROUPS).flat()];

const RIGHT: Partial<Record<Section, Right>> = {
	orders: "seeOrders",
	payments: "takePayments",
	codes: "manageMoney",
	attendees: "seeOrders",
	checkIn: "admitAttendees",
	workshopLists: "takePayments",
	meetings: "admitAttendees",
	messages: "readMessages",
	write: "mailAttendees",
	subscribers: "seeSubscribers",
	mail: "seeMail",
	selling: "manageMoney",
	team: "manageUsers",
	privacy: "setRetention",
};

export const rightTo = (section: Section | undefined): Right => (section && RIGHT[section]) ?? "editContent";

export function openTo<Some extends Section>({ rights }: Pick<User, "rights">, sections: readonly Some[]): Some[] {
	return sections.filter((section) => rights.includes(rightTo(section)));
}

/** Returns the page that a user without the dashboard starts on. */
export function startOf(user: Pick<User, "rights">): string {
	const [first] = openTo(user, SECTIONS);
	return first ? pathOf(first) : "/admin/account";
}

export function pathOf(section: Section): string {
	const words = section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return (GROUPS.settings as readonly Section[]).includes(section) ? `/admin/settings/${words}` : `/admin/${words}`;
}

/** There is one event, so its address has no id. */
export const entryPath = (section: Section, id: string) => (section === "event" ? pathOf(section) : `${pathOf(section)}/${id}`);
