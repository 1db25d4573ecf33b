/** People from behind, as silhouettes against the light. */
import { chance, disc, group, oval, place, shape } from "./svg.ts";

const HEADS = [
	(c: string) => oval(0, -88, 22, 24, c),
	(c: string) => oval(0, -88, 21, 24, c) + disc(0, -116, 10, c),
	(c: string) => oval(0, -92, 32, 30, c),
	(c: string) => shape("M-24 -92C-24 -120 24 -120 24 -92C25 -72 27 -58 30 -40H-30C-27 -58 -25 -72 -24 -92Z", c),
	(c: string) => shape("M-25 -88C-26 -120 26 -120 25 -88C25 -74 28 -66 24 -60H-24C-28 -66 -25 -74 -25 -88Z", c),
	(c: string) => oval(0, -88, 22, 24, c) + shape("M-7 -100C-8 -80 -12 -66 -8 -34L0 -26L8 -34C12 -66 8 -80 7 -100Z", c),
	(c: string) => shape("M-26 -86C-26 -118 26 -118 26 -86C26 -72 36 -58 40 -44H-40C-36 -58 -26 -72 -26 -86Z", c),
] as const;

const SHOULDERS = "M-54 150V0C-54 -32 -36 -42 -13 -50L-11 -70H11L13 -50C36 -42 54 -32 54 0V150Z";

/** Seated on y = 0, about 120 high. */
export function listener(seed: number, color: string, rim: string): string {
	const random = chance(seed * 131 + 7);
	const head = random.pick(HEADS);
	const lean = random.between(-3, 3);
	const figure = (c: string) => shape(SHOULDERS, c) + group(`transform="translate(${lean.toFixed(1)} 0)"`, head(c));
	return figure(rim) + group('transform="translate(0 3) scale(0.965 0.985)"', figure(color));
}

/** `y` is where they sit; `gap` from one to the next. */
export function audienceRow(left: number, right: number, y: number, size: number, gap: number, color: string, rim: string, seed: number): string {
	const random = chance(seed);
	let parts = "";
	for (let x = left, i = 0; x < right; x += gap * random.between(0.86, 1.16), i++)
		if (random.next() > 0.07) parts += place(x, y + random.between(-3, 4) * size, size * random.between(0.93, 1.06), listener(seed * 17 + i, color, rim));
	return parts;
}
