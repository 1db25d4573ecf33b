/** People of the workshops' pictures, each by a few words. */
import { type Person, person } from "../shapes/people.ts";
import { oval, type Point, place, placeMirrored, stroke } from "../shapes/svg.ts";

interface Standing extends Omit<Person, "hands"> {
	/** Where they stand, and how large, 1 being about 104 high. */
	at: readonly [x: number, y: number, scale: number];
	facing?: "left";
	/** Far and near hand, as in `Person`. */
	hands?: readonly [Point, Point];
}

/** Someone on the floor, with a shadow. */
export function someone({ at: [x, y, scale], facing, ...who }: Standing): string {
	const put = facing === "left" ? placeMirrored : place;
	return oval(x, y, scale * 16, scale * 2.4, "#0a1a2c", 'opacity="0.22"') + put(x, y, scale, person(who));
}

/** For whoever stands at the same place. */
export const headphones = stroke("M-3 -98Q-5 -107 2 -108.500", "#13202e", 2.4) + oval(-2.5, -96, 2.6, 3.8, "#3fe0a8");
