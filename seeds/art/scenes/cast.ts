import { type Person, person } from "../shapes/people.ts";
import { oval, type Point, place, placeMirrored, stroke } from "../shapes/svg.ts";

interface Standing extends Omit<Person, "hands"> {
	/** x, y and scale; 1 is about 104 high. */
	at: readonly [x: number, y: number, scale: number];
	facing?: "left";
	hands?: readonly [Point, Point];
}

export function someone({ at: [x, y, scale], facing, ...who }: Standing): string {
	const put = facing === "left" ? placeMirrored : place;
	return oval(x, y, scale * 16, scale * 2.4, "#0a1a2c", 'opacity="0.22"') + put(x, y, scale, person(who));
}

export const headphones = stroke("M-3 -98Q-5 -107 2 -108.500", "#13202e", 2.4) + oval(-2.5, -96, 2.6, 3.8, "#3fe0a8");
