/** `admin` may do everything, `editor` everything about content. */
export type Role = "admin" | "editor";

/** Somebody who can sign in. */
export interface User {
	id: string;
	/** Lower case. */
	username: string;
	role: Role;
}
