import type { Frame } from "./site.ts";

let last: Frame | undefined;

/** Keeps a frame's texts for the page that stands in where, later on, not even the frame can be fetched. */
export function keepFrame(frame: Frame): void {
	last = frame;
}

/** The frame that this tab showed last; none on the server. */
export const lastFrame = () => last;
