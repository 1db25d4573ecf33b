import { agave } from "./plants.ts";
import { box, disc, group, mix, oval, polygon, round, shape, stroke } from "./svg.ts";

export function table(width: number, height: number, top: string): string {
	const dark = mix(top, "#0a1a2c", 0.35);
	return (
		stroke(`M${width * 0.09} 6L${width * 0.05} ${height}M${width * 0.91} 6L${width * 0.95} ${height}`, dark, 9) +
		box(0, 0, width, 13, top, 3) +
		box(0, 9, width, 4, dark, 2)
	);
}

export const laptop = (width: number, color: string) =>
	shape(
		`M${width * 0.06} -2L${-width * 0.02} ${-width * 0.62}Q${-width * 0.02} ${-width * 0.66} ${width * 0.03} ${-width * 0.66}H${width * 0.93}Q${width * 0.98} ${-width * 0.66} ${width * 0.98} ${-width * 0.62}L${width * 0.92} -2Z`,
		color,
	) +
	disc(width * 0.48, -width * 0.34, width * 0.05, mix(color, "#ffffff", 0.5)) +
	box(-width * 0.02, -4, width * 1.02, 5, mix(color, "#0a1a2c", 0.35), 2);

export const cup = (size: number, color: string) =>
	stroke(
		`M${size * 0.9} ${-size * 0.75}q${size * 0.5} 0 ${size * 0.4} ${size * 0.3}q-${size * 0.1} ${size * 0.3} -${size * 0.45} ${size * 0.25}`,
		color,
		size * 0.13,
	) + shape(`M0 ${-size}H${size}L${size * 0.88} 0H${size * 0.12}Z`, color);

/** The content is drawn in a field of 0–100 by 0–60. */
export function screen(x: number, y: number, width: number, content: string, glass = "#0f2b45", frame = "#0a1a2c"): string {
	const h = width * 0.6;
	return (
		box(x - 7, y - 7, width + 14, h + 14, frame, 8) +
		box(x, y, width, h, glass, 3) +
		`<g transform="translate(${x} ${y}) scale(${round(width / 100)})">${content}</g>`
	);
}

export function chart(bars: readonly number[], color: string, line: string): string {
	const step = 76 / bars.length;
	const points = bars.map((v, i) => `${round(12 + step * (i + 0.35))} ${round(46 - v * 36)}`);
	return (
		bars.map((v, i) => box(12 + step * i, 52 - v * 34, step * 0.66, v * 34, color, 1)).join("") +
		stroke(`M${points.join("L")}`, line, 1.8) +
		points.map((p) => disc(Number(p.split(" ")[0]), Number(p.split(" ")[1]), 1.9, line)).join("") +
		stroke("M8 52H92", mix(color, "#ffffff", 0.4), 0.8)
	);
}

export const potted = (size: number, pot: string, leaf = "#1f6b57", shade = "#14503f", edge = "#8fe0c0") =>
	group(`transform="translate(0 ${-size * 0.42})"`, agave(size * 0.7, leaf, edge, shade, 9)) +
	shape(`M${-size * 0.3} ${-size * 0.46}H${size * 0.3}L${size * 0.22} 0H${-size * 0.22}Z`, pot) +
	box(-size * 0.33, -size * 0.5, size * 0.66, size * 0.1, mix(pot, "#ffffff", 0.18), 2);

export const lamp = (x: number, y: number, size: number, color: string, light = "#ffe2a0") =>
	shape(
		polygon([
			[x - size * 0.5, y],
			[x + size * 0.5, y],
			[x + size * 1.7, y + size * 4.2],
			[x - size * 1.7, y + size * 4.2],
		]),
		light,
		'opacity="0.13"',
	) +
	stroke(`M${x} -5V${y - size * 0.45}`, "#33475a", 2.4) +
	shape(`M${x - size * 0.55} ${y}A${size * 0.55} ${size * 0.5} 0 0 1 ${x + size * 0.55} ${y}Z`, color) +
	oval(x, y, size * 0.4, size * 0.08, light);

export const notes = (x: number, y: number, columns: number, rows: number, size: number, colors: readonly string[]) =>
	Array.from({ length: columns * rows }, (_, i) => {
		const [left, top] = [x + (i % columns) * size * 1.28 + ((i * 13) % 7), y + Math.floor(i / columns) * size * 1.26 + ((i * 29) % 6)];
		return (i * 11) % 7 === 3
			? ""
			: box(left, top, size, size, colors[(i * 5 + (i >> 1)) % colors.length], 2) +
					stroke(
						`M${left + size * 0.18} ${top + size * 0.35}h${size * 0.6}M${left + size * 0.18} ${top + size * 0.6}h${size * 0.4}`,
						"#13202e",
						1.6,
						'opacity="0.45"',
					);
	}).join("");

export const bulb = (size: number, glass: string, foot: string) =>
	shape(
		`M${-size * 0.2} ${size * 0.5}C${-size * 0.2} ${size * 0.25} ${-size * 0.5} ${size * 0.12} ${-size * 0.5} ${-size * 0.2}A${size * 0.5} ${size * 0.5} 0 0 1 ${size * 0.5} ${-size * 0.2}C${size * 0.5} ${size * 0.12} ${size * 0.2} ${size * 0.25} ${size * 0.2} ${size * 0.5}Z`,
		glass,
	) +
	box(-size * 0.19, size * 0.52, size * 0.38, size * 0.09, foot, 2) +
	box(-size * 0.16, size * 0.63, size * 0.32, size * 0.09, foot, 2) +
	stroke(
		`M${-size * 0.12} ${size * 0.45}L${-size * 0.14} ${size * 0.05}L0 ${size * 0.15}L${size * 0.14} ${size * 0.05}L${size * 0.12} ${size * 0.45}`,
		foot,
		size * 0.045,
	);

export function festoon(left: number, right: number, y: number, sag: number, count: number): string {
	const at = (part: number): readonly [number, number] => [left + (right - left) * part, y + sag * 4 * part * (1 - part)];
	const cord = Array.from({ length: 25 }, (_, i) =>
		at(i / 24)
			.map(round)
			.join(" "),
	).join("L");
	return (
		stroke(`M${cord}`, "#0a1a2c", 2.2) +
		Array.from({ length: count }, (_, i) => {
			const [x, hang] = at((i + 0.5) / count);
			return stroke(`M${round(x)} ${round(hang)}v8`, "#0a1a2c", 2.2) + disc(x, hang + 14, 16, "#ffe2a0", 'opacity="0.2"') + disc(x, hang + 14, 6.5, "#ffe2a0");
		}).join("")
	);
}
