import type { Frame } from "./site.ts";

let last: Frame | undefined;

export function keepFrame(frame: Frame): void {
	last = frame;
}

export const lastFrame = () => last;
