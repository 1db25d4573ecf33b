/** All stand on y = 0 around x = 0 unless noted. */
import { box, disc, group, linear, mix, oval, polygon, round, shape, stroke } from "./svg.ts";

/** `turn` sets the blades, in degrees. */
export function turbine(height: number, turn: number, body = "#fbf6ee", shade = "#c9d6da"): string {
	const hub = -height * 0.66;
	const blade = height * 0.36;
	const wing = `M${-blade * 0.012} 0C${-blade * 0.07} ${-blade * 0.12} ${-blade * 0.045} ${-blade * 0.5} 0 ${-blade}C${blade * 0.03} ${-blade * 0.5} ${blade * 0.045} ${-blade * 0.15} ${blade * 0.02} 0Z`;
	return (
		shape(`M${-height * 0.016} 0L${-height * 0.008} ${hub}H${height * 0.008}L${height * 0.016} 0Z`, body) +
		shape(`M${height * 0.002} 0V${hub}H${height * 0.008}L${height * 0.016} 0Z`, shade) +
		[0, 120, 240]
			.map(
				(angle) =>
					`<g transform="translate(0 ${round(hub)}) rotate(${turn + angle})">${shape(wing, body)}${shape(`M0 0V${-blade}C${blade * 0.03} ${-blade * 0.5} ${blade * 0.045} ${-blade * 0.15} ${blade * 0.02} 0Z`, shade)}</g>`,
			)
			.join("") +
		disc(0, hub, height * 0.017, body) +
		disc(0, hub, height * 0.008, shade)
	);
}

export function solarPanel(width: number, glass = "#1d4f86", line = "#8fc4dc"): string {
	const [h, slant] = [width * 0.5, width * 0.16];
	const tone = linear(
		[0, -h],
		[width, 0],
		[
			[0, mix(glass, "#a8f0e4", 0.35)],
			[0.5, glass],
			[1, mix(glass, "#0a1a2c", 0.3)],
		],
	);
	const at = (u: number, v: number) => [u * width + v * slant, -v * h - width * 0.14] as const;
	const lines =
		[0.25, 0.5, 0.75].map((u) => `M${at(u, 0).map(round).join(" ")}L${at(u, 1).map(round).join(" ")}`).join("") +
		[0.33, 0.66].map((v) => `M${at(0, v).map(round).join(" ")}L${at(1, v).map(round).join(" ")}`).join("");
	return (
		tone.definition +
		stroke(`M${width * 0.3} 0V${-width * 0.3}M${width * 0.85} 0V${-width * 0.3}`, "#4a5766", width * 0.03) +
		shape(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), tone.paint) +
		stroke(lines, line, width * 0.009, 'opacity="0.7"') +
		stroke(`${polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])}`, "#e8f4f4", width * 0.014)
	);
}

export function robotArm(x: number, y: number, size: number, color: string, joint: string): string {
	const shoulder = [0, -size * 0.32] as const;
	const bone = Math.max(size * 0.62, Math.hypot(x, y - shoulder[1]) / 2 + 2);
	const [dx, dy] = [x - shoulder[0], y - shoulder[1]];
	const length = Math.hypot(dx, dy);
	const out = Math.sqrt(bone * bone - (length / 2) ** 2) * (x < 0 ? -1 : 1);
	const elbow = [shoulder[0] + dx / 2 + (dy / length) * out, shoulder[1] + dy / 2 - (dx / length) * out] as const;
	const light = mix(color, "#ffffff", 0.3);
	const segment = (from: readonly [number, number], to: readonly [number, number], thick: number) =>
		stroke(`M${from.map(round).join(" ")}L${to.map(round).join(" ")}`, color, thick) +
		stroke(
			`M${round(from[0] + thick * 0.12)} ${round(from[1] - thick * 0.18)}L${round(to[0] + thick * 0.12)} ${round(to[1] - thick * 0.18)}`,
			light,
			thick * 0.2,
		);
	const g = size * 0.1;
	return [
		shape(`M${-size * 0.26} 0L${-size * 0.2} ${-size * 0.12}H${size * 0.2}L${size * 0.26} 0Z`, joint),
		shape(`M${-size * 0.15} ${-size * 0.11}L${-size * 0.11} ${shoulder[1]}H${size * 0.11}L${size * 0.15} ${-size * 0.11}Z`, color),
		segment(elbow, [x, y], size * 0.12),
		segment(shoulder, elbow, size * 0.17),
		disc(shoulder[0], shoulder[1], size * 0.12, joint),
		disc(shoulder[0], shoulder[1], size * 0.05, light),
		disc(elbow[0], elbow[1], size * 0.1, joint),
		disc(elbow[0], elbow[1], size * 0.04, light),
		disc(x, y, size * 0.07, joint),
		stroke(
			`M${x - g * 0.4} ${y}q${-g * 0.7} ${g * 0.5} ${-g * 0.3} ${g * 1.6}M${x + g * 0.4} ${y}q${g * 0.7} ${g * 0.5} ${g * 0.3} ${g * 1.6}`,
			joint,
			size * 0.045,
		),
	].join("");
}

export function tank(width: number, color: string, mark = ""): string {
	const h = width * 0.3;
	const tone = linear(
		[0, -h * 1.3],
		[0, -h * 0.2],
		[
			[0, mix(color, "#ffffff", 0.55)],
			[0.45, color],
			[1, mix(color, "#0a1a2c", 0.35)],
		],
	);
	return group(
		"",
		tone.definition,
		box(width * 0.16, -h * 0.4, width * 0.08, h * 0.4, "#33475a"),
		box(width * 0.76, -h * 0.4, width * 0.08, h * 0.4, "#33475a"),
		box(0, -h * 1.25, width, h, tone.paint, h / 2),
		stroke(`M${width * 0.2} ${-h * 1.25}v${h}M${width * 0.8} ${-h * 1.25}v${h}`, mix(color, "#0a1a2c", 0.25), width * 0.01),
		mark,
	);
}

export function ship(length: number, hull: string, cargo: readonly string[]): string {
	const h = length * 0.12;
	const boxes = Array.from({ length: 18 }, (_, i) =>
		box(length * (0.3 + (i % 6) * 0.095), -h * (1.36 + Math.floor(i / 6) * 0.4), length * 0.09, h * 0.37, cargo[(i * 5 + (i >> 2)) % cargo.length]),
	).join("");
	return (
		boxes +
		box(length * 0.08, -h * 2.5, length * 0.15, h * 1.6, "#fbf6ee", 3) +
		box(length * 0.1, -h * 2.3, length * 0.11, h * 0.22, "#1b3a57") +
		box(length * 0.1, -h * 1.85, length * 0.11, h * 0.16, "#1b3a57") +
		box(length * 0.12, -h * 2.95, length * 0.05, h * 0.5, hull) +
		shape(`M0 ${-h}H${length}Q${length * 0.97} ${-h * 0.2} ${length * 0.93} 0H${length * 0.05}Q${length * 0.01} ${-h * 0.4} 0 ${-h}Z`, hull) +
		box(length * 0.012, -h * 0.82, length * 0.97, h * 0.1, mix(hull, "#ffffff", 0.5)) +
		shape(`M${length * 0.02} ${-h * 0.28}H${length * 0.955}L${length * 0.93} 0H${length * 0.05}Z`, mix(hull, "#b4472b", 0.7))
	);
}

export function crane(height: number, color: string): string {
	const w = height * 0.34;
	return (
		stroke(
			`M${-w / 2} 0L${-w * 0.36} ${-height * 0.62}M${w / 2} 0L${w * 0.36} ${-height * 0.62}M${-w * 0.46} ${-height * 0.2}H${w * 0.46}M${-w * 0.44} ${-height * 0.2}L${w * 0.38} ${-height * 0.6}M0 ${-height * 0.64}V${-height * 0.98}`,
			color,
			height * 0.028,
		) +
		stroke(
			`M${-height * 0.3} ${-height * 0.66}H${height * 0.72}M0 ${-height * 0.97}L${height * 0.68} ${-height * 0.67}M0 ${-height * 0.97}L${-height * 0.28} ${-height * 0.67}`,
			color,
			height * 0.016,
		) +
		box(-height * 0.32, -height * 0.68, height * 0.14, height * 0.07, mix(color, "#000000", 0.3)) +
		stroke(`M${height * 0.46} ${-height * 0.66}V${-height * 0.36}`, "#33475a", height * 0.007) +
		box(height * 0.39, -height * 0.36, height * 0.14, height * 0.065, "#f6b23c")
	);
}

export const steam = (size: number, color: string) =>
	[
		[0, -0.1, 0.1],
		[0.08, -0.28, 0.14],
		[-0.05, -0.45, 0.17],
		[0.12, -0.62, 0.2],
		[0.02, -0.84, 0.24],
		[0.24, -0.92, 0.18],
		[-0.16, -0.98, 0.16],
	]
		.map(([x, y, r], i) => oval(x * size, y * size, r * size, r * size * 0.92, color, `opacity="${round(0.9 - i * 0.06)}"`))
		.join("");
