/**
 * Aurora rendered pixel by pixel. Time runs from 0 to 1 and loops.
 * Each curtain is a folded ribbon of rays, which brighten where it turns.
 */

export interface Curtain {
	/** Foot of the ribbon at its two ends, as parts of the picture's width and height. */
	from: readonly [number, number];
	to: readonly [number, number];
	fold: number;
	wave: number;
	/** As a part of the picture's height. */
	rays: number;
	light: number;
	phase: number;
}

/** Red, green, blue of each pixel, row by row, from 0 to 1. */
export type Light = Float32Array<ArrayBuffer>;

const TURN = Math.PI * 2;

/** From foot to tip of a ray: position, then red, green and blue. */
const RAY_COLORS = [
	[0, 0.36, 1.0, 0.76],
	[0.1, 0.2, 0.9, 0.64],
	[0.34, 0.12, 0.62, 0.66],
	[0.6, 0.26, 0.34, 0.72],
	[1, 0.3, 0.16, 0.52],
] as const;

function rayColor(at: number): [number, number, number] {
	const next = Math.max(
		1,
		RAY_COLORS.findIndex(([place]) => place >= at),
	);
	const [a, b] = [RAY_COLORS[next - 1], RAY_COLORS[next]];
	const part = (at - a[0]) / (b[0] - a[0]);
	return [a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part, a[3] + (b[3] - a[3]) * part];
}

function rayLight(along: number, time: number, phase: number): number {
	const swell = 0.62 + 0.38 * Math.sin(TURN * (along * 2.1 + phase) - TURN * time);
	const folds = 0.74 + 0.26 * Math.sin(TURN * (along * 6.7 - phase * 2) + TURN * time);
	const fine = 0.74 + 0.15 * Math.sin(TURN * (along * 31 + phase) - TURN * 2 * time) + 0.11 * Math.sin(TURN * (along * 53 - phase) + TURN * time);
	return (0.25 + 0.75 * swell) * folds * fine;
}

function addCurtain(light: Light, width: number, height: number, curtain: Curtain, time: number): void {
	const samples = width * 10;
	const { from, to, fold, wave, phase } = curtain;
	for (let i = 0; i < samples; i++) {
		const along = i / samples;
		const sway = Math.sin(TURN * (along * 1.3 + phase) + TURN * time);
		const ripple = Math.sin(TURN * (along * 3.4 + phase * 3) - TURN * time);
		const x = (from[0] + (to[0] - from[0]) * along + fold * (0.8 * ripple + 0.2 * Math.sin(TURN * along * 7.3 + TURN * time))) * width;
		const column = Math.floor(x);
		if (column < 0 || column >= width - 1) continue;
		const foot = (from[1] + (to[1] - from[1]) * along + wave * (0.85 * sway + 0.15 * ripple)) * height;
		const tall = curtain.rays * height * (0.72 + 0.28 * Math.sin(TURN * (along * 4.1 + phase * 5) + TURN * time));
		const ends = Math.min(1, along * 3.2, (1 - along) * 4);
		const strength = curtain.light * rayLight(along, time, phase) * ends * ends * (3 - 2 * ends);
		const right = x - column;
		const soft = tall * 0.14;
		for (let y = Math.max(0, Math.floor(foot - tall)); y < Math.min(height, foot + soft); y++) {
			const up = (foot - y) / tall;
			const shown = up < 0 ? (1 + up / 0.14) ** 2 : Math.max(0, 1 - up) ** 1.7;
			const [red, green, blue] = rayColor(Math.max(0, Math.min(1, up)));
			for (const [at, share] of [
				[column, 1 - right],
				[column + 1, right],
			]) {
				const pixel = (y * width + at) * 3;
				const amount = strength * shown * share;
				light[pixel] += red * amount;
				light[pixel + 1] += green * amount;
				light[pixel + 2] += blue * amount;
			}
		}
	}
}

function smear(from: Light, to: Light, lines: number, length: number, lineStep: number, step: number, reach: number): void {
	const weight = 1 / (2 * reach + 1);
	for (let line = 0; line < lines; line++) {
		for (let channel = 0; channel < 3; channel++) {
			const start = line * lineStep + channel;
			const at = (i: number) => from[start + Math.max(0, Math.min(length - 1, i)) * step];
			let sum = 0;
			for (let i = -reach; i <= reach; i++) sum += at(i);
			for (let i = 0; i < length; i++) {
				to[start + i * step] = sum * weight;
				sum += at(i + reach + 1) - at(i - reach);
			}
		}
	}
}

/** `across` and `down` are the window's reach in pixels. Two rounds approximate a Gaussian blur. */
function blur(light: Light, width: number, height: number, across: number, down: number): Light {
	let [now, next] = [light, new Float32Array(light.length)];
	for (let round = 0; round < 2; round++) {
		for (const [reach, vertical] of [
			[across, false],
			[down, true],
		] as const) {
			if (reach === 0) continue;
			if (now === light) next = new Float32Array(light.length);
			if (vertical) smear(now, next, width, height, 3, width * 3, reach);
			else smear(now, next, height, width, width * 3, 3, reach);
			[now, next] = [next, now === light ? new Float32Array(light.length) : now];
		}
	}
	return now;
}

export function auroraLight(width: number, height: number, curtains: readonly Curtain[], time: number): Light {
	const light = new Float32Array(width * height * 3);
	for (const curtain of curtains) addCurtain(light, width, height, curtain, time);
	const rays = blur(light, width, height, 2, 1);
	const haze = blur(light, width, height, Math.round(width / 26), Math.round(height / 18));
	for (let i = 0; i < rays.length; i++) rays[i] = rays[i] * 0.85 + haze[i] * 0.7;
	return rays;
}
