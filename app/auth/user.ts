import type { Right, Role } from "./rights.ts";

/** What has to be done before anything else: a password of one's own chosen, or two-step verification turned on. */
export type Due = "password" | "secondFactor";

/** Somebody who can sign in. */
export interface User {
	id: string;
	/** Lower case. */
	username: string;
	roles: readonly Role[];
	rights: readonly Right[];
	due?: Due;
}

/** Whether the time that a user is limited to, up to an ISO instant in UTC, is over. */
export function isOver(until: string | null | undefined, now = new Date()): boolean {
	return typeof until === "string" && until <= now.toISOString();
}
