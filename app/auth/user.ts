import type { Right, Role } from "./rights.ts";

/** Required before anything else: choosing a password, or turning on two-step verification. */
export type Due = "password" | "secondFactor";

export interface User {
	id: string;
	/** Lower case. */
	username: string;
	roles: readonly Role[];
	rights: readonly Right[];
	due?: Due;
}

/** @param until ISO instant in UTC */
export function isOver(until: string | null | undefined, now = new Date()): boolean {
	return typeof until === "string" && until <= now.toISOString();
}
