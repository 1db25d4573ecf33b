import sharp from "sharp";
import { addStars, skyColor } from "./hero-sky.ts";
import { type Aqueduct, aqueduct } from "./shapes/aqueduct.ts";
import { auroraLight, type Curtain } from "./shapes/aurora-light.ts";
import { agave, grass, nopal } from "./shapes/plants.ts";
import { dome, houses, type Roofs, tower } from "./shapes/skyline.ts";
import { chance, curve, drawing, group, linear, type Point, place, placeMirrored, shape } from "./shapes/svg.ts";
import { walker } from "./shapes/walkers.ts";

export interface Hero {
	width: number;
	height: number;
	aqueduct: Omit<Aqueduct, "stone" | "lit" | "rim">;
	glow: { at: Point; reach: Point };
	curtains: readonly Curtain[];
	stars: number;
	clouds: { x: number; y: number; length: number; thick: number }[];
	town: { kind: "dome" | "tower" | "houses"; x: number; size: number; length?: number }[];
	ground: readonly [number, number];
	plants: { kind: "agave" | "nopal" | "grass"; x: number; y: number; size: number; mirrored?: boolean }[];
	people: { x: number; y: number; height: number; seed: number; mirrored?: boolean }[];
}

const STONE = "#0c1a2a";
const LIT = "#8c3f2c";
const RIM = "#4fb39a";
const TOWN: Roofs = { body: "#3a2436", shade: "#2c1c2f", window: "#ffc765" };

function foreground(hero: Hero): string {
	const { width, height } = hero;
	const { horizon, rightHeight } = hero.aqueduct;
	const scale = rightHeight;
	const hills = (lift: number, rough: number, seed: number): string => {
		const random = chance(seed);
		const points: Point[] = [];
		for (let i = 0; i <= 9; i++) {
			const x = (i / 9) * width * 1.1 - width * 0.05;
			points.push([x, horizon - lift * scale * (0.35 + 0.65 * Math.sin((i / 9) * 2.2 + seed) ** 2) - random.between(0, rough) * scale]);
		}
		return `${curve(points)}V${height}H${-width * 0.05}Z`;
	};
	const haze = (top: string, bottom: string, from: number) =>
		linear(
			[0, horizon - from * scale],
			[0, horizon],
			[
				[0, top],
				[1, bottom],
			],
		);
	const [far, near] = [haze("#9a4a44", "#d9753c", 0.45), haze("#6a3040", "#a34a33", 0.3)];
	const streaks = hero.clouds.map(({ x, y, length, thick }) => {
		const tone = linear(
			[0, y - thick * 2],
			[0, y + thick],
			[
				[0, "#3f4560", 0.4],
				[1, "#c9704c", 0.8],
			],
		);
		const sliver = (left: number, base: number, long: number, high: number) =>
			shape(
				`M${left} ${base}C${left + long * 0.12} ${base - high * 0.2} ${left + long * 0.2} ${base - high} ${left + long * 0.34} ${base - high * 0.8}C${left + long * 0.44} ${base - high * 1.4} ${left + long * 0.56} ${base - high * 1.2} ${left + long * 0.64} ${base - high * 0.7}C${left + long * 0.74} ${base - high * 0.9} ${left + long * 0.84} ${base - high * 0.1} ${left + long} ${base}Z`,
				tone.paint,
			);
		return (
			tone.definition +
			sliver(x, y, length, thick) +
			sliver(x + length * 0.3, y + thick * 0.9, length * 0.85, thick * 0.45) +
			sliver(x - length * 0.22, y - thick * 0.9, length * 0.5, thick * 0.4)
		);
	});
	const town = hero.town.map(({ kind, x, size, length = 0 }) =>
		place(x, horizon + 2, 1, kind === "dome" ? dome(size, TOWN) : kind === "tower" ? tower(size, TOWN) : houses(length, size, TOWN, Math.round(x))),
	);
	const plants = hero.plants.map(({ kind, x, y, size, mirrored }) =>
		(mirrored ? placeMirrored : place)(
			x,
			y,
			1,
			kind === "agave"
				? agave(size, "#0e2a2c", "#2d7a68", "#0a2026", x)
				: kind === "nopal"
					? nopal(size, "#0d2629", "#091d22", "#a8452f")
					: grass(size, "#0a1c22", x),
		),
	);
	const people = hero.people.map(({ x, y, height: tall, seed, mirrored }) => (mirrored ? placeMirrored : place)(x, y, tall / 100, walker(seed)));
	const [left, right] = hero.ground;
	const soil = linear(
		[0, Math.min(left, right)],
		[0, height],
		[
			[0, "#12202b"],
			[1, "#070f19"],
		],
	);
	const plain = linear(
		[0, horizon],
		[0, horizon + (height - horizon) * 0.5],
		[
			[0, "#3b2233"],
			[1, "#1c1a28"],
		],
	);
	const edge: Point[] = [
		[-20, left],
		[width * 0.25, left + (right - left) * 0.25 - 3],
		[width * 0.6, left + (right - left) * 0.6 + 3],
		[width + 20, right],
	];
	return drawing(
		width,
		height,
		`<defs>${far.definition}${near.definition}${soil.definition}${plain.definition}</defs>`,
		group('opacity="0.55"', ...streaks),
		shape(hills(0.34, 0.1, 4), far.paint, 'opacity="0.9"'),
		shape(hills(0.2, 0.07, 9), near.paint),
		shape(`M-20 ${horizon - 1}H${width + 20}V${height}H-20Z`, plain.paint),
		group("", ...town),
		aqueduct({ ...hero.aqueduct, stone: STONE, lit: LIT, rim: RIM }),
		shape(`${curve(edge)}V${height + 10}H-20Z`, soil.paint),
		group("", ...people),
		group("", ...plants),
	);
}

function duskGround(hero: Hero, width: number, height: number): Float32Array {
	const scale = width / hero.width;
	const ground = new Float32Array(width * height * 3);
	for (let y = 0; y < height; y++) {
		const color = skyColor(y / scale / hero.aqueduct.horizon);
		const dy = (y / scale - hero.glow.at[1]) / hero.glow.reach[1];
		for (let x = 0; x < width; x++) {
			const dx = (x / scale - hero.glow.at[0]) / hero.glow.reach[0];
			const glow = Math.exp(-(dx * dx + dy * dy) * 2);
			const calm = 1 - 0.3 * Math.min(1, Math.abs(dx)) * Math.max(0, y / height - 0.5) * 2;
			[0.34, 0.17, 0.07].forEach((warmth, c) => {
				ground[(y * width + x) * 3 + c] = color[c] * calm + warmth * glow * (1 - color[c]);
			});
		}
	}
	return ground;
}

function addAurora(canvas: Float32Array, hero: Hero, width: number, height: number, time: number): void {
	const [across, down] = [640, Math.round((640 * height) / width)];
	const light = auroraLight(across, down, hero.curtains, time);
	const place = (at: number, from: number, to: number) => Math.max(0, Math.min(to - 1.001, ((at + 0.5) / from) * to - 0.5));
	for (let y = 0; y < height; y++) {
		const ly = place(y, height, down);
		const [row, lower] = [Math.floor(ly), ly - Math.floor(ly)];
		for (let x = 0; x < width; x++) {
			const lx = place(x, width, across);
			const [column, right] = [Math.floor(lx), lx - Math.floor(lx)];
			const upperCorner = (row * across + column) * 3;
			const lowerCorner = upperCorner + across * 3;
			const at = (y * width + x) * 3;
			for (let c = 0; c < 3; c++) {
				const upperLight = light[upperCorner + c] * (1 - right) + light[upperCorner + 3 + c] * right;
				const lowerLight = light[lowerCorner + c] * (1 - right) + light[lowerCorner + 3 + c] * right;
				const sum = upperLight * (1 - lower) + lowerLight * lower;
				canvas[at + c] += (1 - Math.exp(-sum)) * (1 - canvas[at + c]);
			}
		}
	}
}

/**
 * Returns a painter: `paint(time)` gives rows of red, green, blue bytes; time 0 equals 1.
 * The static noise of `grain` levels prevents banding in the dark sky.
 */
export async function heroPainter(hero: Hero, width: number, grain = 1.1) {
	const scale = width / hero.width;
	const height = Math.round(hero.height * scale);
	const svg = sharp(Buffer.from(foreground(hero)), { density: 72 * Math.max(1, scale) });
	const front = await svg.resize(width, height).ensureAlpha().raw().toBuffer();
	const ground = duskGround(hero, width, height);
	const random = chance(11);
	const noise = Float32Array.from({ length: width * height }, () => (random.next() + random.next() - 1) * grain);
	const paint = (time: number): Buffer => {
		const canvas = ground.slice();
		addAurora(canvas, hero, width, height, time);
		addStars(canvas, hero, scale, width, height, time);
		const bytes = Buffer.alloc(width * height * 3);
		for (let pixel = 0; pixel < width * height; pixel++) {
			const cover = front[pixel * 4 + 3] / 255;
			for (let c = 0; c < 3; c++) {
				const value = Math.min(1, canvas[pixel * 3 + c]) * 255 * (1 - cover) + front[pixel * 4 + c] * cover;
				bytes[pixel * 3 + c] = Math.max(0, Math.min(255, Math.round(value + noise[pixel] * (1 - 0.6 * cover))));
			}
		}
		return bytes;
	};
	return { width, height, paint };
}
