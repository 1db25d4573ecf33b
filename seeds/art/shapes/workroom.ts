import { windowTo } from "./interior.ts";
import { row } from "./land.ts";
import { HEIGHT, WIDTH } from "./sky.ts";
import { box, linear, mix, oval, shape, stroke } from "./svg.ts";
import { glow } from "./wide.ts";

/** Things on the bench stand on this line. */
export const BENCH = 486;

interface Workroom {
	wall: string;
	wood: string;
	frame: string;
	outside: (x: number, horizon: number) => string;
	/** The arched window's left edge, width, height and horizon. */
	window: readonly [x: number, width: number, height: number, horizon: number];
	light?: string;
}

/** A room lit by what lies outside its window. `onWall` hangs beside the window. */
export function workroom({ wall, wood, frame, outside, window, light = "#ffb866" }: Workroom, onWall: string, ...onBench: string[]): string {
	const [x, width, height, horizon] = window;
	const middle = x + width / 2;
	const shade = linear(
		[0, 0],
		[0, BENCH],
		[
			[0, mix(wall, "#0a1a2c", 0.32)],
			[1, wall],
		],
	);
	const front = linear(
		[0, BENCH],
		[0, HEIGHT],
		[
			[0, mix(wood, "#0a1a2c", 0.42)],
			[1, mix(wood, "#0a1a2c", 0.66)],
		],
	);
	return [
		shade.definition,
		front.definition,
		box(0, 0, WIDTH, HEIGHT, shade.paint),
		glow([middle, horizon], width * 1.25, light, 0.5, 0.8),
		windowTo(outside, x, 452, width, height, frame, horizon),
		onWall,
		box(-10, 452, WIDTH + 20, 40, mix(wall, "#0a1a2c", 0.45)),
		box(-10, BENCH - 4, WIDTH + 20, 30, wood),
		glow([middle, BENCH + 8], width * 1.1, mix(light, "#ffffff", 0.3), 0.6, 0.045),
		box(-10, BENCH + 26, WIDTH + 20, HEIGHT, front.paint),
		row(5, (i) => stroke(`M${96 + i * 192} ${BENCH + 30}V${HEIGHT}`, mix(wood, "#0a1a2c", 0.7), 3)),
		row(5, (i) => box(-22 + i * 192 + 22, BENCH + 62, 44, 8, mix(wood, "#ffffff", 0.1), 4)),
		...onBench,
	].join("");
}

export const shadow = (x: number, width: number) => oval(x, BENCH + 3, width, 6, "#0a1a2c", 'opacity="0.3"');

/** A sheet of paper seen from the side, lying on y = 0. */
export const paper = (width: number, seal = "") =>
	shape(`M0 0L${width * 0.16} -20H${width * 1.02}L${width} 0Z`, "#fbf6ee") +
	row(3, (i) => stroke(`M${width * (0.18 - i * 0.04)} ${-15 + i * 5}h${width * [0.62, 0.5, 0.34][i]}`, "#a9b7bf", 2.2)) +
	seal;

export const pen = (length: number, color: string) => stroke(`M0 -2L${length} -9`, color, 5) + stroke(`M0 -2l7 -1`, "#13202e", 4);

export const books = (width: number, ...colors: readonly string[]) =>
	row(colors.length, (i) => box((i % 2) * 7 - 3, -16 - i * 17, width - (i % 3) * 9, 16, colors[i], 3) + box((i % 2) * 7 + 8, -12 - i * 17, 6, 8, "#fbf6ee", 1));

/** Stands with its foot at the origin and shines to the right. */
export function deskLamp(size: number, color: string): string {
	const beam = linear(
		[size * 0.5, -size * 0.8],
		[size * 0.5, 0],
		[
			[0, "#ffe2a0", 0.5],
			[1, "#ffe2a0", 0.04],
		],
	);
	return (
		beam.definition +
		shape(`M${size * 0.36} ${-size * 0.84}L${size * 0.62} ${-size * 0.8}L${size * 1.12} 0H${size * 0.04}Z`, beam.paint) +
		oval(0, -2, size * 0.2, size * 0.035, color) +
		stroke(`M0 -4L${-size * 0.14} ${-size * 0.52}L${size * 0.36} ${-size * 0.94}`, color, size * 0.035) +
		shape(`M${size * 0.3} ${-size * 1.04}L${size * 0.52} ${-size * 0.98}L${size * 0.68} ${-size * 0.74}L${size * 0.28} ${-size * 0.84}Z`, color)
	);
}
