import { chance, clip, linear, mix, type Point, polygon, round, shape, stroke } from "./svg.ts";

export interface Aqueduct {
	left: number;
	right: number;
	/** The vanishing height of the wall's lines. */
	horizon: number;
	/** Above the horizon; equal heights show it straight on. */
	leftHeight: number;
	rightHeight: number;
	/** From pier to pier, as a part of the wall's height. */
	pitch: number;
	/** Depth of the piers below the horizon, as a part of the height. */
	below: number;
	/** Position of the first pier from the right, as a part of the pitch. */
	start?: number;
	stone: string;
	lit: string;
	rim: string;
	seed?: number;
}

const PIER = 0.3;
const SPRING = 0.68;
const DEPTH = 0.12;

/** Projects (meters along from the right end, height) on to the picture. */
function projection({ left, right, horizon, leftHeight, rightHeight }: Aqueduct) {
	const slope = (rightHeight - leftHeight) / (right - left);
	const scaleAt = (x: number) => (leftHeight + slope * (x - left)) / rightHeight;
	if (Math.abs(slope) < 1e-6) return { at: (along: number, up: number): Point => [right - along, horizon - up], scaleAt };
	const vanish = left - leftHeight / slope;
	const far = 1 / (right - vanish);
	const at = (along: number, up: number): Point => {
		const scale = 1 / (1 + along * far);
		return [vanish + (right - vanish) * scale, horizon - up * scale];
	};
	return { at, scaleAt };
}

function opening(at: (along: number, up: number) => Point, near: number, far: number, height: number, below: number, behind = 0): Point[] {
	const [middle, radius] = [(near + far) / 2, (far - near) / 2];
	const spring = height * SPRING;
	const points: Point[] = [at(near, -below), at(near, spring)];
	for (let i = 1; i < 24; i++) {
		const angle = (Math.PI * i) / 24;
		points.push(at(middle - radius * Math.cos(angle), spring + radius * Math.sin(angle)));
	}
	points.push(at(far, spring), at(far, -below));
	return behind === 0 ? points : points.map(([x, y]) => [x + behind * 0.62, y + behind * 0.06]);
}

export function aqueduct(wall: Aqueduct): string {
	const { at, scaleAt } = projection(wall);
	const random = chance(wall.seed ?? 7);
	const height = wall.rightHeight;
	const pitch = height * wall.pitch;
	const below = height * wall.below;
	const first = -(wall.start ?? 0.4) * pitch;
	const holes: string[] = [];
	const inner: string[] = [];
	const details: string[] = [];
	const light = mix(wall.stone, "#9fb8c4", 0.15);
	const dark = mix(wall.stone, "#000000", 0.35);
	const inside = linear(
		[0, wall.horizon - height],
		[0, wall.horizon + below],
		[
			[0, mix(wall.lit, wall.stone, 0.55)],
			[0.45, wall.lit],
			[1, mix(wall.lit, "#ffb24d", 0.28)],
		],
	);
	const rim = linear(
		[wall.left, 0],
		[wall.right, 0],
		[
			[0, wall.rim, 0.12],
			[0.5, wall.rim, 0.45],
			[0.9, wall.rim, 0.9],
		],
	);
	let along = first;
	while (at(along, 0)[0] > wall.left - 200) {
		const [near, far] = [along + pitch * PIER, along + pitch];
		const [x] = at((near + far) / 2, 0);
		const behind = height * DEPTH * scaleAt(x) * (wall.leftHeight === wall.rightHeight ? 0.35 : 1);
		const front = opening(at, near, far, height, below);
		const frontPath = polygon(front);
		holes.push(frontPath);
		const outside = `M${round(x - 600)} ${round(wall.horizon - 900)}h1200v1800h-1200Z`;
		inner.push(clip(frontPath, shape(outside + polygon(opening(at, near, far, height, below, behind)), inside.paint, 'fill-rule="evenodd"')));
		details.push(...masonry(at, along, pitch, height, below, light, dark, random));
		along += pitch;
	}
	const top = [at(first - pitch, height), at(along, height)];
	const base = [at(along, -below), at(first - pitch, -below)];
	const face = linear(
		[0, wall.horizon - height],
		[0, wall.horizon + below],
		[
			[0, mix(wall.stone, "#8fb8c8", 0.1)],
			[0.35, wall.stone],
			[1, mix(wall.stone, "#000000", 0.25)],
		],
	);
	const line = (up: number, color: string, width: number, extra = "") =>
		stroke(
			`M${at(first - pitch, up * height)
				.map(round)
				.join(" ")}L${at(along, up * height)
				.map(round)
				.join(" ")}`,
			color,
			width * height,
			extra,
		);
	return [
		face.definition + inside.definition + rim.definition,
		...inner,
		shape(polygon([...top, ...base]) + holes.join(""), face.paint, 'fill-rule="evenodd"'),
		...details,
		line(0.955, dark, 0.012),
		line(0.985, light, 0.022),
		line(1.0, rim.paint, 0.01),
	].join("");
}

function masonry(
	at: (along: number, up: number) => Point,
	along: number,
	pitch: number,
	height: number,
	below: number,
	light: string,
	dark: string,
	random: ReturnType<typeof chance>,
): string[] {
	const [near, far] = [along + pitch * PIER, along + pitch];
	const [middle, radius, spring] = [(near + far) / 2, (far - near) / 2, height * SPRING];
	const ring: Point[] = [];
	for (const [grow, from, to] of [
		[1.14, 0, 20],
		[1.02, 20, 0],
	]) {
		for (let i = from; from < to ? i <= to : i >= to; i += Math.sign(to - from)) {
			const angle = (Math.PI * i) / 20;
			ring.push(at(middle - radius * grow * Math.cos(angle), spring + radius * grow * Math.sin(angle)));
		}
	}
	const parts = [shape(polygon(ring), light, 'opacity="0.75"')];
	for (let i = 1; i < 12; i++) {
		const angle = (Math.PI * i) / 12;
		const [from, to] = [1.02, 1.14].map((grow) => at(middle - radius * grow * Math.cos(angle), spring + radius * grow * Math.sin(angle)));
		parts.push(stroke(`M${from.map(round).join(" ")}L${to.map(round).join(" ")}`, dark, height * 0.005, 'opacity="0.8"'));
	}
	const block = (left: number, right: number, low: number, high: number, color: string, extra = "") =>
		shape(polygon([at(left, low), at(right, low), at(right, high), at(left, high)]), color, extra);
	const pier = pitch * PIER;
	parts.push(
		block(along - pier * 0.07, near + pier * 0.07, spring - height * 0.03, spring, light),
		block(along - pier * 0.07, near + pier * 0.07, spring - height * 0.042, spring - height * 0.03, dark),
	);
	for (let i = 0; i < 7; i++) {
		const low = random.between(-below, spring * 0.9);
		const left = along + pier * random.between(0.05, 0.6);
		parts.push(
			block(left, left + pier * random.between(0.18, 0.35), low, low + height * random.between(0.018, 0.032), random.pick([light, dark]), 'opacity="0.5"'),
		);
	}
	for (let i = 0; i < 3; i++) {
		const left = along + pitch * random.between(0.1, 0.85);
		parts.push(block(left, left + pitch * 0.06, height * 0.925, height * 0.945, random.pick([light, dark]), 'opacity="0.5"'));
	}
	return parts;
}
