/** All stand on y = 0 around x = 0. */
import { chance, curve, group, oval, polygon, round, shape, stroke } from "./svg.ts";

export function agave(size: number, leaf: string, edge: string, shade: string, seed = 1): string {
	const random = chance(seed);
	const leaves: { angle: number; length: number; bend: number }[] = [];
	for (let i = -7; i <= 7; i++) {
		const angle = (i / 7) * 1.36 + random.between(-0.05, 0.05);
		leaves.push({
			angle,
			length: size * (0.98 - Math.abs(i) * 0.028 + random.between(-0.06, 0.06)),
			bend: angle * 0.1,
		});
	}
	leaves.sort((a, b) => Math.abs(b.angle) - Math.abs(a.angle));
	const drawn = leaves.map(({ angle, length, bend }) => {
		const [tipX, tipY] = [Math.sin(angle + bend) * length, -Math.cos(angle + bend) * length];
		const [sideX, sideY] = [Math.cos(angle), Math.sin(angle)];
		const width = size * 0.1;
		const [midX, midY] = [Math.sin(angle) * length * 0.45, -Math.cos(angle) * length * 0.45];
		const left = `${round(midX - sideX * width)} ${round(midY - sideY * width)}`;
		const right = `${round(midX + sideX * width)} ${round(midY + sideY * width)}`;
		const [baseX, baseY] = [sideX * width * 0.55, sideY * width * 0.3];
		const outline = `M${round(-baseX)} ${round(-baseY)}Q${left} ${round(tipX)} ${round(tipY)}`;
		return (
			shape(`${outline}Q${right} ${round(baseX)} ${round(baseY)}Z`, leaf) +
			shape(`M0 0L${round(tipX)} ${round(tipY)}Q${right} ${round(baseX)} ${round(baseY)}Z`, shade) +
			stroke(outline, edge, size * 0.012, 'opacity="0.8"')
		);
	});
	return group("", ...drawn);
}

export function nopal(size: number, pad: string, shade: string, fruit: string): string {
	const pads: [number, number, number, number][] = [
		[0, -0.22, 0.2, 0],
		[-0.2, -0.5, 0.17, -28],
		[0.17, -0.55, 0.18, 22],
		[-0.33, -0.78, 0.13, -35],
		[-0.1, -0.84, 0.14, 6],
		[0.1, -0.9, 0.12, -8],
		[0.34, -0.82, 0.13, 36],
	];
	return pads
		.map(([x, y, r, angle]) =>
			group(
				`transform="translate(${round(x * size)} ${round(y * size)}) rotate(${angle})"`,
				oval(0, 0, r * size * 0.78, r * size * 1.15, pad),
				shape(
					`M0 ${-r * size * 1.15}A${r * size * 0.78} ${r * size * 1.15} 0 0 1 0 ${r * size * 1.15}A${r * size * 0.5} ${r * size * 1.15} 0 0 0 0 ${-r * size * 1.15}Z`,
					shade,
				),
				y < -0.7 ? oval(0, -r * size * 1.18, size * 0.03, size * 0.045, fruit) : "",
			),
		)
		.join("");
}

export function spruce(height: number, body: string, lit: string, seed = 1): string {
	const random = chance(seed);
	const left: [number, number][] = [[0, -height]];
	const right: [number, number][] = [];
	const layers = 6;
	for (let i = 1; i <= layers; i++) {
		const y = -height * (1 - (i / layers) * 0.94);
		const w = height * (0.05 + 0.2 * (i / layers)) * random.between(0.88, 1.1);
		left.push([-w, y], [-w * 0.52, y - height * 0.02]);
		right.push([w, y + height * 0.012], [w * 0.52, y - height * 0.012]);
	}
	const trunk = shape(`M${-height * 0.02} 0V${-height * 0.1}H${height * 0.02}V0Z`, body);
	const outline: [number, number][] = [...left, ...right.reverse()];
	const sunny: [number, number][] = [[0, -height], ...right.slice().reverse(), [height * 0.03, -height * 0.05]];
	return trunk + shape(polygon(outline), body) + shape(polygon(sunny), lit);
}

export function birch(height: number, stem: string, marks: string, leaf: string, lit: string): string {
	const clouds: [number, number, number][] = [
		[-0.1, -0.62, 0.15],
		[0.1, -0.7, 0.16],
		[0, -0.86, 0.15],
		[-0.05, -0.74, 0.13],
	];
	const bars = [0.15, 0.27, 0.36, 0.48].map((y, i) => stroke(`M${i % 2 ? -height * 0.012 : 0} ${-height * y}h${height * 0.013}`, marks, height * 0.01));
	return (
		stroke(`M0 0Q${height * 0.02} ${-height * 0.4} 0 ${-height * 0.78}`, stem, height * 0.03) +
		bars.join("") +
		clouds.map(([x, y, r]) => oval(x * height, y * height, r * height, r * height * 1.15, leaf)).join("") +
		clouds
			.slice(1)
			.map(([x, y, r]) => oval((x + 0.035) * height, (y - 0.02) * height, r * height * 0.62, r * height * 0.75, lit))
			.join("")
	);
}

export function palm(height: number, trunk: string, leaf: string, lit: string): string {
	const top = [height * 0.1, -height * 0.78] as const;
	const fronds = [-2.75, -2.2, -1.75, -1.3, -0.85, -0.3, 0.25].map((angle, i) => {
		const length = height * 0.36;
		const [tipX, tipY] = [top[0] + Math.cos(angle) * length, top[1] + Math.sin(angle) * length + length * 0.22];
		const [midX, midY] = [top[0] + Math.cos(angle) * length * 0.55, top[1] + Math.sin(angle) * length * 0.75 - length * 0.12];
		return shape(
			`M${round(top[0])} ${round(top[1])}Q${round(midX)} ${round(midY - length * 0.12)} ${round(tipX)} ${round(tipY)}Q${round(midX)} ${round(midY + length * 0.12)} ${round(top[0])} ${round(top[1])}Z`,
			i % 2 ? lit : leaf,
		);
	});
	return stroke(`M0 0Q${height * 0.015} ${-height * 0.45} ${top.map(round).join(" ")}`, trunk, height * 0.032) + fronds.join("");
}

export function tree(height: number, trunk: string, leaf: string, lit: string, seed = 1): string {
	const random = chance(seed);
	const lobes = [
		[-0.26, -0.55, 0.19],
		[0.25, -0.56, 0.2],
		[-0.12, -0.74, 0.21],
		[0.14, -0.77, 0.2],
		[0, -0.58, 0.24],
	].map(([x, y, r]) => [x + random.between(-0.03, 0.03), y + random.between(-0.03, 0.03), r] as const);
	return (
		shape(
			`M${-height * 0.03} 0Q${-height * 0.015} ${-height * 0.3} ${-height * 0.1} ${-height * 0.5}L0 ${-height * 0.42}L${height * 0.1} ${-height * 0.5}Q${height * 0.02} ${-height * 0.3} ${height * 0.035} 0Z`,
			trunk,
		) +
		lobes.map(([x, y, r]) => oval(x * height, y * height, r * height * 1.1, r * height, leaf)).join("") +
		lobes.map(([x, y, r]) => oval((x + 0.04) * height, (y - 0.045) * height, r * height * 0.72, r * height * 0.6, lit)).join("")
	);
}

export function grass(size: number, color: string, seed = 1): string {
	const random = chance(seed);
	return Array.from({ length: 7 }, (_, i) => {
		const lean = (i - 3) * 0.16 + random.between(-0.08, 0.08);
		return stroke(
			curve([
				[(i - 3) * size * 0.05, 0],
				[(i - 3) * size * 0.07, -size * 0.45],
				[lean * size, -size * random.between(0.7, 1)],
			]),
			color,
			size * 0.04,
		);
	}).join("");
}
