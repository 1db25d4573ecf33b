/** What somebody who signed in may do beside looking after their own account. */
export const RIGHTS = [
	"editContent",
	"readMessages",
	"seeSubscribers",
	"seeMail",
	"seeOrders",
	"takePayments",
	"admitAttendees",
	"mailAttendees",
	"manageMoney",
	"setRetention",
	"manageUsers",
] as const;
export type Right = (typeof RIGHTS)[number];

/** Who may use a route: everybody, whoever signed in (for their own account), or only whoever has a right. */
export type Access = "public" | "signedIn" | Right;

/** Those that a user can have, the highest first. */
export const ROLES = ["admin", "editor", "messages", "desk", "door"] as const;
export type Role = (typeof ROLES)[number];

/** What each role may do. */
const RIGHTS_OF: Record<Role, readonly Right[]> = {
	admin: RIGHTS,
	editor: ["editContent", "seeSubscribers", "seeMail"],
	messages: ["readMessages"],
	desk: ["seeOrders", "takePayments", "admitAttendees"],
	door: ["admitAttendees"],
};

/** What somebody may do who has these roles: whatever one of them allows. */
export function rightsOf(roles: readonly Role[]): readonly Right[] {
	return RIGHTS.filter((right) => roles.some((role) => RIGHTS_OF[role].includes(right)));
}
