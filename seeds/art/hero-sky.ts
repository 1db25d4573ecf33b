import { chance } from "./shapes/svg.ts";

/** Height (0 top, 1 horizon) and color. */
const SKY = [
	[0, "#050d19"],
	[0.3, "#0a1a2c"],
	[0.55, "#0f2f48"],
	[0.7, "#1f4459"],
	[0.78, "#4c4759"],
	[0.84, "#8f4a48"],
	[0.9, "#d26f3f"],
	[0.955, "#f29a45"],
	[1, "#ffc766"],
] as const;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
const SKY_CHANNELS = SKY.map(([at, color]) => [at, channels(color)] as const);

export function skyColor(up: number): number[] {
	const at = Math.max(0, Math.min(0.9999, up));
	const next = SKY_CHANNELS.findIndex(([place]) => place > at);
	const [[a, from], [b, to]] = [SKY_CHANNELS[next - 1], SKY_CHANNELS[next]];
	const part = (at - a) / (b - a);
	return from.map((value, i) => value + (to[i] - value) * part);
}

interface Sky {
	width: number;
	aqueduct: { horizon: number };
	stars: number;
}

interface Star {
	x: number;
	y: number;
	size: number;
	light: number;
	beat: number;
	phase: number;
	warm: number;
}

function starField(sky: Sky): Star[] {
	const random = chance(2025);
	return Array.from({ length: sky.stars }, () => {
		const rare = random.next() ** 5;
		return {
			x: random.between(0, sky.width),
			y: sky.aqueduct.horizon * 0.72 * random.next() ** 1.25,
			size: 0.55 + rare * 1.15,
			light: 0.22 + 0.78 * rare,
			beat: random.pick([1, 2, 3]),
			phase: random.next(),
			warm: random.next(),
		};
	});
}

export function addStars(canvas: Float32Array, sky: Sky, scale: number, width: number, height: number, time: number): void {
	for (const star of starField(sky)) {
		const [x, y] = [star.x * scale, star.y * scale];
		const reach = Math.max(0.5, star.size * scale * 1.3);
		const twinkle = 0.78 + 0.22 * Math.sin(Math.PI * 2 * (star.phase + star.beat * time));
		const dimmed = 1 - Math.max(0, star.y / sky.aqueduct.horizon - 0.4) * 2;
		for (let py = Math.max(0, Math.floor(y - 4 * reach)); py <= Math.min(height - 1, y + 4 * reach); py++) {
			for (let px = Math.max(0, Math.floor(x - 4 * reach)); px <= Math.min(width - 1, x + 4 * reach); px++) {
				const distance = ((px - x) ** 2 + (py - y) ** 2) / (reach * reach);
				const amount = star.light * twinkle * dimmed * Math.exp(-distance * 1.1);
				const at = (py * width + px) * 3;
				canvas[at] += amount * (0.86 + 0.14 * star.warm);
				canvas[at + 1] += amount * 0.95;
				canvas[at + 2] += amount * (1 - 0.12 * star.warm);
			}
		}
	}
}
