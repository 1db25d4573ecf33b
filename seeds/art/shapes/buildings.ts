/** All stand on y = 0 and begin at x = 0 unless noted. */
import { box, clip, disc, group, linear, mix, polygon, round, shape, stroke } from "./svg.ts";

export function archPath(x: number, foot: number, width: number, height: number): string {
	const r = width / 2;
	return `M${round(x)} ${round(foot)}v${round(-(height - r))}a${round(r)} ${round(r)} 0 0 1 ${round(width)} 0v${round(height - r)}Z`;
}

export function arcade(
	x: number,
	foot: number,
	width: number,
	height: number,
	count: number,
	stone: string,
	options: { pier?: number; lit?: string; rise?: number } = {},
): string {
	const { pier = 0.26, lit = mix(stone, "#b4472b", 0.5), rise = 0.82 } = options;
	const pitch = width / count;
	const openings = Array.from({ length: count }, (_, i) => archPath(x + pitch * (i + pier / 2), foot, pitch * (1 - pier), height * rise));
	const dark = mix(stone, "#000000", 0.18);
	const light = mix(stone, "#ffffff", 0.14);
	return [
		shape(`M${x} ${foot}V${foot - height}H${x + width}V${foot}Z${openings.join("")}`, stone, 'fill-rule="evenodd"'),
		...openings.map((path, i) => {
			const left = x + pitch * (i + pier / 2);
			return clip(
				path,
				shape(
					`M${left - 200} ${foot - height - 100}h${pitch + 400}v${height + 300}h-${pitch + 400}Z${archPath(left + pitch * 0.07, foot + 10, pitch * (1 - pier), height * rise + 6)}`,
					lit,
					'fill-rule="evenodd"',
				),
			);
		}),
		...openings.map((path) => `<path d="${path.slice(0, -1)}" fill="none" stroke="${light}" stroke-width="${round(pitch * 0.022)}"/>`),
		...Array.from({ length: count + 1 }, (_, i) =>
			box(x + pitch * (i - pier / 2) - pitch * 0.02, foot - height * rise + pitch * (1 - pier) * 0.5, pitch * (pier + 0.04), pitch * 0.05, light),
		),
		box(x, foot - height, width, height * 0.035, light),
		box(x, foot - height * 0.955, width, height * 0.014, dark),
	].join("");
}

export function archWindow(x: number, foot: number, width: number, height: number, frame: string, outside: string, bars = true): string {
	const path = archPath(x, foot, width, height);
	const r = width / 2;
	const glazing = bars
		? stroke(`M${x + r} ${foot}V${foot - height}M${x} ${foot - (height - r)}H${x + width}M${x} ${foot - (height - r) * 0.5}H${x + width}`, frame, width * 0.018)
		: "";
	return (
		clip(path, outside, shape(`M${x} ${foot}v-${height}h${width * 0.05}v${height}Z`, "#0a1a2c", 'opacity="0.18"'), glazing) +
		`<path d="${path}" fill="none" stroke="${frame}" stroke-width="${round(width * 0.045)}"/>` +
		box(x - width * 0.06, foot - width * 0.02, width * 1.12, width * 0.05, frame)
	);
}

export function cottage(width: number, red: string, roof: string, light = "#ffe2a0"): string {
	const [h, ridge] = [width * 0.42, width * 0.34];
	const white = "#fbf6ee";
	const dark = mix(red, "#2a0d12", 0.28);
	const window = (x: number, y: number, w: number) =>
		box(x, y, w, w * 1.15, white) +
		box(x + w * 0.12, y + w * 0.12, w * 0.76, w * 0.9, light) +
		stroke(`M${x + w / 2} ${y}v${w * 1.15}M${x} ${y + w * 0.55}h${w}`, white, w * 0.1);
	return [
		box(width * 0.68, -h - ridge * 1.12, width * 0.085, ridge * 0.6, dark),
		shape(
			polygon([
				[0, 0],
				[0, -h],
				[width * 0.25, -h - ridge],
				[width * 0.5, -h],
				[width * 0.5, 0],
			]),
			red,
		),
		box(width * 0.5, -h, width * 0.5, h, dark),
		...Array.from({ length: 11 }, (_, i) => stroke(`M${width * (0.045 + i * 0.0415)} 0V${-h}`, dark, width * 0.004, 'opacity="0.6"')),
		shape(
			polygon([
				[width * 0.25, -h - ridge * 1.06],
				[width * 0.79, -h - ridge * 1.06],
				[width * 1.05, -h * 0.94],
				[width * 0.53, -h * 0.94],
			]),
			roof,
		),
		stroke(`M${-width * 0.03} ${-h * 0.94}L${width * 0.25} ${-h - ridge * 1.04}L${width * 0.53} ${-h * 0.94}`, white, width * 0.03),
		box(0, -h, width * 0.022, h, white),
		box(width * 0.485, -h, width * 0.03, h, white),
		box(width * 0.978, -h, width * 0.022, h, white),
		window(width * 0.06, -h * 0.75, width * 0.13),
		window(width * 0.31, -h * 0.75, width * 0.13),
		window(width * 0.2, -h * 1.25, width * 0.1),
		window(width * 0.58, -h * 0.75, width * 0.12),
		window(width * 0.8, -h * 0.75, width * 0.12),
	].join("");
}

export function gable(width: number, height: number, wall: string, roof: string, kind: 0 | 1 | 2, light = "#ffd98a"): string {
	const white = "#fbf6ee";
	const dark = mix(wall, "#0a1a2c", 0.22);
	const top = -height;
	const peak = width * 0.55;
	const gables = [
		polygon([
			[-width * 0.02, top],
			[width / 2, top - peak],
			[width * 1.02, top],
		]),
		`M0 ${top}V${top - peak * 0.3}H${width * 0.16}V${top - peak * 0.58}H${width * 0.32}V${top - peak * 0.86}H${width * 0.68}V${top - peak * 0.58}H${width * 0.84}V${top - peak * 0.3}H${width}V${top}Z`,
		`M0 ${top}L${width * 0.14} ${top - peak * 0.7}H${width * 0.86}L${width} ${top}Z`,
	];
	const rows = Math.max(3, Math.round(height / (width * 0.42)));
	const windows = Array.from({ length: rows * 3 }, (_, i) => {
		const [column, line] = [i % 3, Math.floor(i / 3)];
		const [w, h] = [width * 0.15, (height / rows) * 0.55];
		const [x, y] = [width * (0.13 + column * 0.295), top + (height / rows) * (line + 0.24)];
		const on = (i * 7 + Math.round(width)) % 5 < 2;
		return line === rows - 1 && column === 1
			? box(x - w * 0.15, y, w * 1.3, height / rows - (height / rows) * 0.24, dark)
			: box(x, y, w, h, white) +
					box(x + w * 0.13, y + w * 0.13, w * 0.74, h - w * 0.26, on ? light : mix(wall, "#0f2b45", 0.65)) +
					stroke(`M${x + w / 2} ${y}v${h}`, white, w * 0.1);
	}).join("");
	return (
		box(0, top, width, height, wall) +
		box(width * 0.9, top, width * 0.1, height, dark) +
		shape(gables[kind], kind === 1 ? wall : roof) +
		windows +
		disc(width / 2, top - peak * 0.3, width * 0.07, kind === 1 ? white : light)
	);
}

export function centre(width: number, height: number, wall: string, glass: readonly [string, string], count = 7): string {
	const tone = linear(
		[0, -height],
		[0, 0],
		[
			[0, glass[0]],
			[1, glass[1]],
		],
	);
	const pitch = width / count;
	const light = mix(wall, "#ffffff", 0.3);
	const arches = Array.from({ length: count }, (_, i) => {
		const path = archPath(pitch * (i + 0.14), 0, pitch * 0.72, height * 0.74);
		return (
			shape(path, tone.paint) +
			clip(
				path,
				shape(`M${pitch * (i + 0.1)} 0v-${height}h${pitch * 0.12}v${height}Z`, mix(wall, "#5a1f1a", 0.35)),
				stroke(`M${pitch * (i + 0.55)} 0V${-height}M${pitch * i} ${-height * 0.27}h${pitch}`, mix(glass[0], "#0a1a2c", 0.5), 2),
			)
		);
	}).join("");
	return group(
		"",
		tone.definition,
		box(0, -height, width, height, wall),
		arches,
		box(-width * 0.015, -height - height * 0.06, width * 1.03, height * 0.075, light),
		box(-width * 0.015, -height + height * 0.012, width * 1.03, height * 0.012, mix(wall, "#000000", 0.2)),
	);
}
