import type { Right } from "#app/auth/rights.ts";
import type { User } from "#app/auth/user.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

/** The tabs beside the dashboard (specification, section 2). */
export const TABS = ["speakers", "agenda", "workshops", "tickets", "partners"] as const;

export const GROUPS = {
	website: ["pages", "news", "event", "rooms", "regions", "faq", "legal", "pictures"],
	sales: ["orders", "attendees", "codes"],
	contact: ["messages", "subscribers", "mail"],
	administration: ["activity", "privacy", "users"],
} as const satisfies Record<keyof Texts["admin"]["groups"], readonly string[]>;

export type Section = (typeof TABS)[number] | (typeof GROUPS)[keyof typeof GROUPS][number];

export const SECTIONS: readonly Section[] = [...TABS, ...Object.values(GROUPS).flat()];

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

export const rightTo = (section: Section | undefined): Right => (section && RIGHT[section]) ?? "editContent";

export function openTo<Some extends Section>({ rights }: Pick<User, "rights">, sections: readonly Some[]): Some[] {
	return sections.filter((section) => rights.includes(rightTo(section)));
}
