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

/** `signedIn`: every user, for their own account. */
export type Access = "public" | "signedIn" | Right;

export const ROLES = ["admin", "editor", "messages", "box_office", "check_in"] as const;
export type Role = (typeof ROLES)[number];

const RIGHTS_OF: Record<Role, readonly Right[]> = {
	admin: RIGHTS,
	editor: ["editContent", "seeSubscribers", "seeMail"],
	messages: ["readMessages"],
	box_office: ["seeOrders", "takePayments", "admitAttendees"],
	check_in: ["admitAttendees"],
};

export function rightsOf(roles: readonly Role[]): readonly Right[] {
	return RIGHTS.filter((right) => roles.some((role) => RIGHTS_OF[role].includes(right)));
}
