/** Sky, light, mountains, hills and water for pictures 960 wide and 640 high. */
import { type Point, type Stop, box, chance, curve, disc, group, linear, mix, polygon, radial, round, shape, stroke } from "./svg.ts";

export const WIDTH = 960;
export const HEIGHT = 640;

/** The skies of the summit, from the zenith to the horizon. */
export const SKIES = {
	night: [[0, "#071324"], [0.45, "#0f2b45"], [0.8, "#1d5064"], [1, "#3f7c7c"]],
	dusk: [[0, "#16243f"], [0.35, "#4b3a55"], [0.62, "#a8524a"], [0.84, "#e58b4e"], [1, "#ffcb7a"]],
	dawn: [[0, "#2c5875"], [0.4, "#6fa3ad"], [0.72, "#f0c9b4"], [1, "#fde3b8"]],
	day: [[0, "#4f9db4"], [0.5, "#a8dfe0"], [1, "#f6ecd4"]],
	warm: [[0, "#c9694a"], [0.45, "#eba878"], [1, "#fbe3c0"]],
	paper: [[0, "#f7ead6"], [1, "#fbf6ee"]],
} as const satisfies Record<string, readonly Stop[]>;

export function sky(kind: keyof typeof SKIES, horizon = HEIGHT): string {
	const tone = linear([0, 0], [0, horizon], SKIES[kind]);
	return tone.definition + box(0, 0, WIDTH, HEIGHT, tone.paint);
}

/** The sun or the moon with rings of light, flat as in a print. */
export function sun(x: number, y: number, radius: number, colour: string, rings = 3): string {
	const halo = radial([x, y], radius * 7, [[0, colour, 0.55], [0.35, colour, 0.2], [1, colour, 0]]);
	return halo.definition + disc(x, y, radius * 7, halo.paint)
		+ Array.from({ length: rings }, (_, i) => disc(x, y, radius * (1 + (rings - i) * 0.55), colour, 'opacity="0.14"')).join("")
		+ disc(x, y, radius, mix(colour, "#ffffff", 0.35));
}

export function stars(count: number, below: number, seed = 5): string {
	const random = chance(seed);
	return Array.from({ length: count }, () => disc(random.between(0, WIDTH), below * random.next() ** 1.3, 0.7 + random.next() ** 4 * 1.6, "#dff6f2", `opacity="${round(random.between(0.35, 0.95))}"`)).join("");
}

/** Flat clouds: long slivers with a rounded top and a level foot. */
export function cloud(x: number, y: number, length: number, colour: string, opacity = 0.8): string {
	const h = length * 0.085;
	return shape(`M${x} ${y}C${x + length * 0.05} ${y - h * 0.9} ${x + length * 0.17} ${y - h * 1.1} ${x + length * 0.25} ${y - h * 0.8}C${x + length * 0.3} ${y - h * 2.1} ${x + length * 0.52} ${y - h * 2.2} ${x + length * 0.58} ${y - h}C${x + length * 0.68} ${y - h * 1.5} ${x + length * 0.82} ${y - h * 0.9} ${x + length} ${y}Z`, colour, `opacity="${opacity}"`);
}

/** Aurora as flat overlapping curtains whose feet follow a line. */
export function aurora(line: readonly Point[], rays: number, colour = "#3fe0a8", strength = 0.75): string {
	const slices = 84;
	const at = (part: number): Point => {
		const place = part * (line.length - 1);
		const i = Math.min(line.length - 2, Math.floor(place));
		const t = place - i;
		const ease = t * t * (3 - 2 * t);
		return [line[i][0] + (line[i + 1][0] - line[i][0]) * t, line[i][1] + (line[i + 1][1] - line[i][1]) * ease];
	};
	const random = chance(Math.round(rays + line[0][1]));
	let parts = "";
	for (let i = 0; i < slices; i++) {
		// whole numbers, so that neighbours meet without a seam
		const [x, y] = at(i / slices).map(Math.round);
		const [nextX, nextY] = at((i + 1) / slices).map(Math.round);
		const swell = 0.5 + 0.25 * Math.sin(i * 0.31 + line[0][1]) + 0.25 * Math.sin(i * 0.83 + rays);
		const tall = rays * (0.62 + 0.38 * swell) * random.between(0.94, 1.06);
		const edge = Math.min(1, Math.min(i + 1, slices - i) / 14);
		const tone = linear([0, (y + nextY) / 2 + rays * 0.09], [0, y - tall], [[0, colour, 0], [0.09, mix(colour, "#ffffff", 0.3), strength * edge], [0.22, colour, strength * edge * 0.7], [0.5, "#3fa3c4", strength * edge * 0.38], [0.78, "#6a55b8", strength * edge * 0.2], [1, "#6a55b8", 0]]);
		parts += tone.definition + shape(polygon([[x, y + rays * 0.1], [nextX, nextY + rays * 0.1], [nextX, nextY - tall], [x, y - tall]]), tone.paint, `opacity="${round(0.5 + 0.5 * swell)}"`);
	}
	return parts;
}

export interface Peak { x: number; top: number; half: number; lean?: number }

/** Mountains with a lit and a shaded side, and snow cut into both. */
export function mountains(foot: number, peaks: readonly Peak[], lit: string, shade: string, snow?: string, seed = 3): string {
	const random = chance(seed);
	return peaks.map(({ x, top, half, lean = 0 }) => {
		const height = foot - top;
		const ridge: Point[] = [[x, top], [x - half * 0.06 + lean, top + height * 0.2], [x + half * 0.07 + lean, top + height * 0.42], [x - half * 0.08 + lean, top + height * 0.7], [x + half * 0.05 + lean, foot]];
		const left: Point[] = [[x, top], [x - half * 0.3, top + height * 0.27], [x - half * 0.36, top + height * 0.38], [x - half * 0.7, top + height * 0.66], [x - half, foot]];
		const right: Point[] = [[x, top], [x + half * 0.26, top + height * 0.24], [x + half * 0.38, top + height * 0.41], [x + half * 0.66, top + height * 0.62], [x + half, foot]];
		let cap = "";
		if (snow) {
			const low = top + height * 0.34;
			const bite = (from: number, to: number, base: number, count: number): Point[] => Array.from({ length: count }, (_, i) => [from + ((to - from) * (i + 0.5)) / count, base + (i % 2 ? -1 : 1) * height * random.between(0.03, 0.09)]);
			const [l, r] = [x - half * 0.335, x + half * 0.33];
			cap = shape(polygon([[x, top], left[1], [l, low], ...bite(l, x + half * 0.04, low - height * 0.02, 5), ridge[2], ridge[1]]), mix(snow, shade, 0.28))
				+ shape(polygon([[x, top], right[1], [r, low], ...bite(r, x + half * 0.02, low - height * 0.01, 5), ridge[2], ridge[1]]), snow);
		}
		const fold = polygon([[x + half * 0.38, top + height * 0.41], [x + half * 0.3, top + height * 0.6], [x + half * 0.46, foot], [x + half * 0.72, foot], [x + half * 0.5, top + height * 0.62]]);
		return shape(polygon([...left, ...ridge.slice().reverse()]), shade) + shape(polygon([...right, ...ridge.slice().reverse()]), lit) + shape(fold, shade, 'opacity="0.45"') + cap;
	}).join("");
}

/** A soft ridge across the picture, through the given heights. */
export function hills(heights: readonly number[], fill: string, extra = ""): string {
	const points: Point[] = heights.map((y, i) => [-20 + (i / (heights.length - 1)) * (WIDTH + 40), y]);
	return shape(`${curve(points)}V${HEIGHT + 10}H-20Z`, fill, extra);
}

/** Water from `top` down: a gradient, and glints that widen towards the eye, gathered below the light. */
export function water(top: number, far: string, near: string, glint: string, lightX: number, seed = 2, bottom = HEIGHT): string {
	const random = chance(seed);
	const tone = linear([0, top], [0, bottom], [[0, far], [1, near]]);
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

/** Rows of a field or terrace that run towards a point. */
export function furrows(vanish: Point, top: number, left: number, right: number, count: number, colour: string, extra = ""): string {
	return Array.from({ length: count }, (_, i) => {
		const x = left + ((right - left) * i) / (count - 1);
		const part = (top - vanish[1]) / (HEIGHT - vanish[1]);
		const from = vanish[0] + (x - vanish[0]) * part;
		const wide = ((right - left) / count) * 0.42;
		return shape(polygon([[from - wide * part * 0.5, top], [from + wide * part * 0.5, top], [x + wide, HEIGHT + 5], [x - wide, HEIGHT + 5]]), colour, extra);
	}).join("");
}

/** A row of things over a distance. */
export const row = (count: number, draw: (i: number) => string) => group("", ...Array.from({ length: count }, (_, i) => draw(i)));
