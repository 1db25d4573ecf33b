/** For pictures 960 wide and 640 high. */
import { HEIGHT, WIDTH } from "./sky.ts";
import { box, chance, curve, group, linear, mix, type Point, polygon, round, shape, stroke } from "./svg.ts";

export interface Peak {
	x: number;
	top: number;
	half: number;
	lean?: number;
}

export function mountains(foot: number, peaks: readonly Peak[], lit: string, shade: string, snow?: string, seed = 3): string {
	const random = chance(seed);
	return peaks
		.map(({ x, top, half, lean = 0 }) => {
			const height = foot - top;
			const ridge: Point[] = [
				[x, top],
				[x - half * 0.06 + lean, top + height * 0.2],
				[x + half * 0.07 + lean, top + height * 0.42],
				[x - half * 0.08 + lean, top + height * 0.7],
				[x + half * 0.05 + lean, foot],
			];
			const left: Point[] = [
				[x, top],
				[x - half * 0.3, top + height * 0.27],
				[x - half * 0.36, top + height * 0.38],
				[x - half * 0.7, top + height * 0.66],
				[x - half, foot],
			];
			const right: Point[] = [
				[x, top],
				[x + half * 0.26, top + height * 0.24],
				[x + half * 0.38, top + height * 0.41],
				[x + half * 0.66, top + height * 0.62],
				[x + half, foot],
			];
			let cap = "";
			if (snow) {
				const low = top + height * 0.34;
				const bite = (from: number, to: number, base: number, count: number): Point[] =>
					Array.from({ length: count }, (_, i) => [from + ((to - from) * (i + 0.5)) / count, base + (i % 2 ? -1 : 1) * height * random.between(0.03, 0.09)]);
				const [l, r] = [x - half * 0.335, x + half * 0.33];
				cap =
					shape(polygon([[x, top], left[1], [l, low], ...bite(l, x + half * 0.04, low - height * 0.02, 5), ridge[2], ridge[1]]), mix(snow, shade, 0.28)) +
					shape(polygon([[x, top], right[1], [r, low], ...bite(r, x + half * 0.02, low - height * 0.01, 5), ridge[2], ridge[1]]), snow);
			}
			const fold = polygon([
				[x + half * 0.38, top + height * 0.41],
				[x + half * 0.3, top + height * 0.6],
				[x + half * 0.46, foot],
				[x + half * 0.72, foot],
				[x + half * 0.5, top + height * 0.62],
			]);
			return (
				shape(polygon([...left, ...ridge.slice().reverse()]), shade) +
				shape(polygon([...right, ...ridge.slice().reverse()]), lit) +
				shape(fold, shade, 'opacity="0.45"') +
				cap
			);
		})
		.join("");
}

export function hills(heights: readonly number[], fill: string, extra = ""): string {
	const points: Point[] = heights.map((y, i) => [-20 + (i / (heights.length - 1)) * (WIDTH + 40), y]);
	return shape(`${curve(points)}V${HEIGHT + 10}H-20Z`, fill, extra);
}

export function water(top: number, far: string, near: string, glint: string, lightX: number, seed = 2, bottom = HEIGHT): string {
	const random = chance(seed);
	const tone = linear(
		[0, top],
		[0, bottom],
		[
			[0, far],
			[1, near],
		],
	);
	let glints = "";
	for (let i = 0; i < 46; i++) {
		const depth = random.next() ** 1.4;
		const y = top + 4 + depth * (bottom - top - 8);
		const spread = 26 + depth * 190;
		const length = (8 + depth * 76) * random.between(0.5, 1.2);
		const x = lightX + (random.next() + random.next() - 1) * spread * (i % 3 === 0 ? 3.4 : 1);
		glints += stroke(`M${round(x - length / 2)} ${round(y)}h${round(length)}`, glint, 1.2 + depth * 2.6, `opacity="${round(random.between(0.25, 0.8))}"`);
	}
	return tone.definition + box(-10, top, WIDTH + 20, bottom - top + 10, tone.paint) + glints;
}

export function furrows(vanish: Point, top: number, left: number, right: number, count: number, color: string, extra = ""): string {
	return Array.from({ length: count }, (_, i) => {
		const x = left + ((right - left) * i) / (count - 1);
		const part = (top - vanish[1]) / (HEIGHT - vanish[1]);
		const from = vanish[0] + (x - vanish[0]) * part;
		const wide = ((right - left) / count) * 0.42;
		return shape(
			polygon([
				[from - wide * part * 0.5, top],
				[from + wide * part * 0.5, top],
				[x + wide, HEIGHT + 5],
				[x - wide, HEIGHT + 5],
			]),
			color,
			extra,
		);
	}).join("");
}

export const row = (count: number, draw: (i: number) => string) => group("", ...Array.from({ length: count }, (_, i) => draw(i)));
