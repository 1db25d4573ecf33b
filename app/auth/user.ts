import type { Right, Role } from "./rights";

/** What has to be done before anything else: a password of one's own chosen, or two-step verification turned on. */
export type Due = "password" | "secondFactor";

/** Somebody who can sign in. */
export interface User {
	id: string;
	/** Lower case. */
	username: string;
	/** The highest first; at least one. */
	roles: readonly Role[];
	rights: readonly Right[];
	due?: Due;
}
