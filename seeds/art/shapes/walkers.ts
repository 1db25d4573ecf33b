/** Each stands on y = 0 and is 100 high. */
import { chance, disc, group, oval, shape, stroke } from "./svg.ts";

const COATS = ["#1d2c3d", "#3a2c38", "#2b2a3a", "#1d3a40"];

export function walker(seed: number, light = "#e58a4a"): string {
	const random = chance(seed * 97);
	const coat = random.pick(COATS);
	const skirt = random.next() < 0.45;
	const stride = random.between(7, 12);
	const legs = stroke(`M-2 -48Q${-stride * 0.6} -26 ${-stride} -1M3 -48Q${stride * 0.5} -26 ${stride * 0.8} -1`, coat, 7.5);
	const dress = shape("M-8 -60L-14 -22H14L8 -60Z", coat);
	const body = shape("M-9 -78C-11 -66 -9 -50 -9 -44H9C9 -52 12 -68 9 -78C6 -84 -6 -84 -9 -78Z", coat);
	const arm = random.next() < 0.5 ? stroke("M8 -76Q15 -64 11 -50", coat, 5.5) : stroke("M8 -76Q17 -68 20 -58", coat, 5.5);
	const bag = random.next() < 0.4 ? shape("M9 -50h9v12h-9Z", "#0e1722") : "";
	const hair = random.pick([
		oval(-2, -92, 8, 8.5, "#0c131d"),
		disc(-7, -96, 5, "#0c131d"),
		shape("M-9 -94C-9 -104 8 -104 8 -94L7 -88C0 -92 -6 -84 -10 -76C-12 -82 -11 -90 -9 -94Z", "#0c131d"),
		shape("M-13 -95Q0 -100 13 -95Q6 -97 6 -102Q0 -106 -6 -102Q-6 -97 -13 -95Z", "#0c131d"),
	]);
	const rim = stroke("M8.500 -78C11 -66 9.500 -54 9 -46", light, 2.6, 'opacity="0.95"') + stroke("M6.500 -95Q8 -90 5.500 -86", light, 2.4, 'opacity="0.95"');
	return group("", legs, skirt ? dress : "", body, arm, bag, oval(0, -91, 7, 8, "#161c28"), hair, rim);
}
