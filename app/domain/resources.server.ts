import type { Resource } from "~/admin/resource";
import type { Keeper } from "~/admin/undo.server";
import { speakerResource } from "./speaker/admin.server";

/** Everything that the shared flow edits. */
export const RESOURCES: readonly Resource[] = [speakerResource];

/** What is edited below `/admin/<section>`, if anything is. */
export function resourceIn(section: string | undefined): Resource | undefined {
	return RESOURCES.find((resource) => resource.section === section);
}

/** What the log of changes calls so. */
export function resourceOf(noun: string): Resource | undefined {
	return RESOURCES.find((resource) => resource.noun === noun);
}

/** What puts one of these back as it was: what the shared flow edits, and what it does not. */
export function keeperOf(noun: string): Keeper | undefined {
	return resourceOf(noun);
}
