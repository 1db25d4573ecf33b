import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns a temporary name beside `target`, and deletes leftovers older than a day. Not a process id: in a container it is the same at each start.
 */
export function draftOf(target: string, now = Date.now()): string {
	const folder = path.dirname(target);
	const isDraft = (name: string) => name.startsWith(`${path.basename(target)}.`) && /\.[0-9a-f]{8}\.part(-\w+)?$/.test(name);
	for (const left of readdirSync(folder).filter(isDraft)) {
		const file = path.join(folder, left);
		const isOld = now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) > DAY_MS;
		if (isOld) rmSync(file, { force: true });
	}
	return `${target}.${randomBytes(4).toString("hex")}.part`;
}
