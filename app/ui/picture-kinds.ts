/** Widths in pixels; height as a fraction of the width. */
export const KINDS = {
	portrait: { widths: [160, 320, 640], ratio: 5 / 4 },
	scene: { widths: [480, 960], ratio: 2 / 3 },
} as const;
