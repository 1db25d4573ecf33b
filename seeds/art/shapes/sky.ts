/** For pictures 960 wide and 640 high. */
import { box, chance, disc, linear, mix, type Point, polygon, radial, round, type Stop, shape } from "./svg.ts";

export const WIDTH = 960;

export const HEIGHT = 640;

export const SKIES = {
	night: [
		[0, "#071324"],
		[0.45, "#0f2b45"],
		[0.8, "#1d5064"],
		[1, "#3f7c7c"],
	],
	dusk: [
		[0, "#16243f"],
		[0.35, "#4b3a55"],
		[0.62, "#a8524a"],
		[0.84, "#e58b4e"],
		[1, "#ffcb7a"],
	],
	dawn: [
		[0, "#2c5875"],
		[0.4, "#6fa3ad"],
		[0.72, "#f0c9b4"],
		[1, "#fde3b8"],
	],
	day: [
		[0, "#4f9db4"],
		[0.5, "#a8dfe0"],
		[1, "#f6ecd4"],
	],
	warm: [
		[0, "#c9694a"],
		[0.45, "#eba878"],
		[1, "#fbe3c0"],
	],
	paper: [
		[0, "#f7ead6"],
		[1, "#fbf6ee"],
	],
} as const satisfies Record<string, readonly Stop[]>;

export function sky(kind: keyof typeof SKIES, horizon = HEIGHT): string {
	const tone = linear([0, 0], [0, horizon], SKIES[kind]);
	return tone.definition + box(0, 0, WIDTH, HEIGHT, tone.paint);
}

export function sun(x: number, y: number, radius: number, color: string, rings = 3): string {
	const halo = radial([x, y], radius * 7, [
		[0, color, 0.55],
		[0.35, color, 0.2],
		[1, color, 0],
	]);
	return (
		halo.definition +
		disc(x, y, radius * 7, halo.paint) +
		Array.from({ length: rings }, (_, i) => disc(x, y, radius * (1 + (rings - i) * 0.55), color, 'opacity="0.14"')).join("") +
		disc(x, y, radius, mix(color, "#ffffff", 0.35))
	);
}

export function stars(count: number, below: number, seed = 5): string {
	const random = chance(seed);
	return Array.from({ length: count }, () =>
		disc(random.between(0, WIDTH), below * random.next() ** 1.3, 0.7 + random.next() ** 4 * 1.6, "#dff6f2", `opacity="${round(random.between(0.35, 0.95))}"`),
	).join("");
}

export function cloud(x: number, y: number, length: number, color: string, opacity = 0.8): string {
	const h = length * 0.085;
	return shape(
		`M${x} ${y}C${x + length * 0.05} ${y - h * 0.9} ${x + length * 0.17} ${y - h * 1.1} ${x + length * 0.25} ${y - h * 0.8}C${x + length * 0.3} ${y - h * 2.1} ${x + length * 0.52} ${y - h * 2.2} ${x + length * 0.58} ${y - h}C${x + length * 0.68} ${y - h * 1.5} ${x + length * 0.82} ${y - h * 0.9} ${x + length} ${y}Z`,
		color,
		`opacity="${opacity}"`,
	);
}

export function aurora(line: readonly Point[], rays: number, color = "#3fe0a8", strength = 0.75): string {
	const slices = 84;
	const at = (part: number): Point => {
		const along = part * (line.length - 1);
		const i = Math.min(line.length - 2, Math.floor(along));
		const t = along - i;
		const ease = t * t * (3 - 2 * t);
		return [line[i][0] + (line[i + 1][0] - line[i][0]) * t, line[i][1] + (line[i + 1][1] - line[i][1]) * ease];
	};
	const random = chance(Math.round(rays + line[0][1]));
	let parts = "";
	for (let i = 0; i < slices; i++) {
		// whole numbers, to avoid seams
		const [x, y] = at(i / slices).map(Math.round);
		const [nextX, nextY] = at((i + 1) / slices).map(Math.round);
		const swell = 0.5 + 0.25 * Math.sin(i * 0.31 + line[0][1]) + 0.25 * Math.sin(i * 0.83 + rays);
		const tall = rays * (0.62 + 0.38 * swell) * random.between(0.94, 1.06);
		const edge = Math.min(1, Math.min(i + 1, slices - i) / 14);
		const tone = linear(
			[0, (y + nextY) / 2 + rays * 0.09],
			[0, y - tall],
			[
				[0, color, 0],
				[0.09, mix(color, "#ffffff", 0.3), strength * edge],
				[0.22, color, strength * edge * 0.7],
				[0.5, "#3fa3c4", strength * edge * 0.38],
				[0.78, "#6a55b8", strength * edge * 0.2],
				[1, "#6a55b8", 0],
			],
		);
		parts +=
			tone.definition +
			shape(
				polygon([
					[x, y + rays * 0.1],
					[nextX, nextY + rays * 0.1],
					[nextX, nextY - tall],
					[x, y - tall],
				]),
				tone.paint,
				`opacity="${round(0.5 + 0.5 * swell)}"`,
			);
	}
	return parts;
}
