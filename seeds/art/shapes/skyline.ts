/** All stand on y = 0 around x = 0. */
import { box, chance, disc, group, shape } from "./svg.ts";

export interface Roofs {
	body: string;
	shade: string;
	window: string;
}

export function dome(size: number, { body, shade, window }: Roofs): string {
	const r = size / 2;
	const drum = size * 0.34;
	const spring = -drum - size * 0.25;
	const ribs = [-0.5, 0, 0.5].map((part) => `M${part * size * 0.62} ${spring}Q${part * size * 0.5} ${spring - r * 0.75} 0 ${spring - r * 1.12}`).join("");
	const openings = [-0.32, 0, 0.32]
		.map((part) => {
			const [w, h] = [size * 0.09, drum * 0.6];
			const x = part * size - w / 2;
			return `M${x} ${spring + drum * 0.86}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`;
		})
		.join("");
	return [
		box(-size * 0.62, -size * 0.27, size * 1.24, size * 0.27, body),
		box(-r * 0.94, spring, size * 0.94, drum + 2, body),
		shape(
			`M${-r} ${spring}C${-r} ${spring - r * 0.9} ${-r * 0.42} ${spring - r * 1.12} 0 ${spring - r * 1.14}C${r * 0.42} ${spring - r * 1.12} ${r} ${spring - r * 0.9} ${r} ${spring}Z`,
			body,
		),
		shape(
			`M0 ${spring - r * 1.14}C${r * 0.42} ${spring - r * 1.12} ${r} ${spring - r * 0.9} ${r} ${spring}H${r * 0.3}C${r * 0.34} ${spring - r * 0.6} ${r * 0.2} ${spring - r} 0 ${spring - r * 1.14}Z`,
			shade,
		),
		box(-r * 1.06, spring - size * 0.02, size * 1.06, size * 0.05, shade),
		`<path d="${ribs}" fill="none" stroke="${shade}" stroke-width="${size * 0.018}"/>`,
		shape(openings, window),
		box(-size * 0.075, spring - r * 1.14 - size * 0.16, size * 0.15, size * 0.19, body),
		box(-size * 0.03, spring - r * 1.14 - size * 0.12, size * 0.06, size * 0.1, window),
		shape(`M${-size * 0.09} ${spring - r * 1.14 - size * 0.15}Q0 ${spring - r * 1.14 - size * 0.3} ${size * 0.09} ${spring - r * 1.14 - size * 0.15}Z`, body),
		box(-size * 0.01, spring - r * 1.14 - size * 0.36, size * 0.02, size * 0.14, body),
		box(-size * 0.035, spring - r * 1.14 - size * 0.33, size * 0.07, size * 0.018, body),
	].join("");
}

export function tower(width: number, { body, shade, window }: Roofs): string {
	const storey = (bottom: number, w: number, h: number) => {
		const [gap, tall] = [w * 0.2, h * 0.62];
		const bells = [-0.22, 0.22]
			.map((part) => {
				const x = part * w - gap / 2;
				return `M${x} ${-bottom - h * 0.14}v${-tall + gap / 2}a${gap / 2} ${gap / 2} 0 0 1 ${gap} 0v${tall - gap / 2}Z`;
			})
			.join("");
		return (
			box(-w / 2, -bottom - h, w, h + 1, body) +
			box(w * 0.28, -bottom - h, w * 0.22, h, shade) +
			shape(bells, window) +
			box(-w * 0.58, -bottom - h - w * 0.05, w * 1.16, w * 0.09, shade)
		);
	};
	const top = width * 4.05;
	return [
		box(-width / 2, -width * 1.7, width, width * 1.7, body),
		box(width * 0.28, -width * 1.7, width * 0.22, width * 1.7, shade),
		box(-width * 0.57, -width * 1.75, width * 1.14, width * 0.09, shade),
		storey(width * 1.75, width * 0.88, width * 1.25),
		storey(width * 3.05, width * 0.7, width),
		shape(
			`M${-width * 0.34} ${-top}C${-width * 0.34} ${-top - width * 0.42} ${-width * 0.1} ${-top - width * 0.5} 0 ${-top - width * 0.52}C${width * 0.1} ${-top - width * 0.5} ${width * 0.34} ${-top - width * 0.42} ${width * 0.34} ${-top}Z`,
			body,
		),
		disc(0, -top - width * 0.55, width * 0.07, body),
		box(-width * 0.022, -top - width * 0.92, width * 0.044, width * 0.4, body),
		box(-width * 0.1, -top - width * 0.83, width * 0.2, width * 0.04, body),
	].join("");
}

export function houses(length: number, height: number, colors: Roofs, seed: number): string {
	const random = chance(seed);
	const parts: string[] = [];
	let x = 0;
	while (x < length) {
		const [w, h] = [height * random.between(0.7, 1.6), height * random.between(0.55, 1)];
		parts.push(
			box(x, -h, w + 0.5, h, random.next() < 0.4 ? colors.shade : colors.body),
			box(x - w * 0.02, -h - height * 0.03, w * 1.04, height * 0.07, colors.shade),
		);
		for (let column = 0.18; column < 0.9; column += 0.27) {
			if (random.next() < 0.5)
				parts.push(
					box(
						x + w * column,
						-h * random.between(0.62, 0.75),
						height * 0.1,
						height * 0.16,
						colors.window,
						0,
						`opacity="${random.between(0.35, 0.95).toFixed(2)}"`,
					),
				);
		}
		x += w;
	}
	return group("", ...parts);
}
