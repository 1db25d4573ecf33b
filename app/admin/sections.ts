import type { Right } from "#app/auth/rights.ts";
import type { User } from "#app/auth/user.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

/** The tabs beside the dashboard (specification, section 2). */
export const TABS = ["speakers", "agenda", "workshops", "tickets", "partners"] as const;

/** The parts of the second menu. */
export const GROUPS = {
	website: ["pages", "news", "event", "rooms", "regions", "faq", "legal", "pictures"],
	sales: ["orders", "attendees", "codes"],
	contact: ["messages", "subscribers", "mail"],
	administration: ["activity", "privacy", "users"],
} as const satisfies Record<keyof Texts["admin"]["groups"], readonly string[]>;

/** A part of the admin area, by its address below /admin. */
export type Section = (typeof TABS)[number] | (typeof GROUPS)[keyof typeof GROUPS][number];

/** All of them. */
export const SECTIONS: readonly Section[] = [...TABS, ...Object.values(GROUPS).flat()];

/** Where nothing is said, one must be allowed to edit content. */
const RIGHT: Partial<Record<Section, Right>> = {
	orders: "seeOrders",
	attendees: "admitAttendees",
	codes: "manageMoney",
	messages: "readMessages",
	subscribers: "seeSubscribers",
	mail: "seeMail",
	privacy: "setRetention",
	users: "manageUsers",
};

/** What one must be allowed to do in order to open a section and to change what it holds. */
export const rightTo = (section: Section | undefined): Right => (section && RIGHT[section]) ?? "editContent";

/** The sections that a user may open, out of these. */
export function openTo<Some extends Section>({ rights }: Pick<User, "rights">, sections: readonly Some[]): Some[] {
	return sections.filter((section) => rights.includes(rightTo(section)));
}
