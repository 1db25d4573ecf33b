/** Parts of pictures of any width. */
import { box, chance, curve, disc, linear, type Point, radial, round, type Stop, shape, stroke } from "./svg.ts";

export function air(width: number, height: number, stops: readonly Stop[], to: Point = [0, height], from: Point = [0, 0]): string {
	const tone = linear(from, to, stops);
	return tone.definition + box(0, 0, width, height, tone.paint);
}

export function glow(at: Point, reach: number, color: string, strength: number, squash = 1): string {
	const light = radial(
		at,
		reach,
		[
			[0, color, strength],
			[0.45, color, strength * 0.42],
			[1, color, 0],
		],
		squash,
	);
	return light.definition + `<ellipse cx="${at[0]}" cy="${at[1]}" rx="${reach}" ry="${round(reach * squash)}" fill="${light.paint}"/>`;
}

export function starsIn(left: number, right: number, below: number, count: number, seed = 5): string {
	const random = chance(seed);
	return Array.from({ length: count }, () =>
		disc(random.between(left, right), below * random.next() ** 1.3, 0.8 + random.next() ** 4 * 1.7, "#dff6f2", `opacity="${round(random.between(0.3, 0.9))}"`),
	).join("");
}

export function ridge(points: readonly Point[], foot: number, fill: string, extra = ""): string {
	const [[first], [last]] = [points[0], points[points.length - 1]];
	return shape(`${curve(points)}L${last} ${foot}H${first}Z`, fill, extra);
}

export function glints(left: number, right: number, top: number, bottom: number, color: string, count: number, seed = 2): string {
	const random = chance(seed);
	return Array.from({ length: count }, () => {
		const depth = random.next() ** 1.3;
		const length = (10 + depth * 80) * random.between(0.5, 1.2);
		const x = (left + right) / 2 + ((random.next() + random.next() - 1) * (right - left)) / 2;
		const y = top + depth * (bottom - top);
		return stroke(`M${round(x - length / 2)} ${round(y)}h${round(length)}`, color, 1.2 + depth * 2, `opacity="${round(random.between(0.15, 0.6))}"`);
	}).join("");
}
