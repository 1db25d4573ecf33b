import type { Frame } from "./site.ts";

let last: Frame | undefined;

/** For error pages when not even the frame can be loaded. */
export function keepFrame(frame: Frame): void {
	last = frame;
}

export const lastFrame = () => last;
