/** In every portrait x = 0 is the middle and y runs from 0 to 800, so that mirroring only negates x. */

export function shape(d: string, fill: string, attributes = ""): string {
	return `<path d="${d}" fill="${fill}" ${attributes}/>`;
}

export function line(d: string, color: string, width: number, opacity = 1): string {
	return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, attributes = ""): string {
	return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${attributes}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ""): string {
	return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${attributes}/>`;
}

export function mirrored(svg: string): string {
	return `<g transform="scale(-1 1)">${svg}</g>`;
}

export function both(svg: string): string {
	return svg + mirrored(svg);
}

/** `id` must be unique in the picture. */
export function clipped(id: string, outline: string, svg: string): string {
	return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
	return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

export type Point = readonly [x: number, y: number];

export function at(points: readonly Point[], draw: (x: number, y: number, index: number) => string): string {
	return points.map(([x, y], index) => draw(x, y, index)).join("");
}

/** Angles in degrees: 0 = right, 90 = down. */
export function curlEdge(
	oval: { x: number; y: number; rx: number; ry: number },
	angles: { from: number; to: number; count: number },
	radius: number,
	fill: string,
): string {
	return repeat(angles.count, (index) => {
		const angle = ((angles.from + ((angles.to - angles.from) * index) / (angles.count - 1)) * Math.PI) / 180;
		const size = radius * (1 + 0.14 * Math.sin(index * 2.4));
		return circle(round(oval.x + oval.rx * Math.cos(angle)), round(oval.y + oval.ry * Math.sin(angle)), round(size), fill);
	});
}

export function round(value: number): number {
	return Math.round(value * 10) / 10;
}
