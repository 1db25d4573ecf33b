import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/** Renames a finished file so that a power failure leaves either the old or the new one. */
export function renameDurably(from: string, to: string): void {
	flush(from);
	renameSync(from, to);
	flush(path.dirname(to));
}

function flush(file: string): void {
	const descriptor = openSync(file, "r");
	try {
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
