import type { Frame } from "./site.ts";

let last: Frame | undefined;

export function setLastFrame(frame: Frame): void {
	last = frame;
}

export const lastFrame = () => last;
