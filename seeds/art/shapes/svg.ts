export type Point = readonly [x: number, y: number];

/** Two decimals are finer than a pixel and keep the drawings short. */
export const round = (value: number) => Math.round(value * 100) / 100;

let lastId = 0;

/** Unique in this run. */
export const newId = (kind: string) => `${kind}${++lastId}`;

export const drawing = (width: number, height: number, ...parts: string[]) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`;

export const group = (attributes: string, ...parts: string[]) => `<g ${attributes}>${parts.join("")}</g>`;

export const place = (x: number, y: number, scale: number, ...parts: string[]) =>
	group(`transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"`, ...parts);

export const placeMirrored = (x: number, y: number, scale: number, ...parts: string[]) =>
	group(`transform="translate(${round(x)} ${round(y)}) scale(${-round(scale)} ${round(scale)})"`, ...parts);

export const shape = (d: string, fill: string, extra = "") => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, color: string, width: number, extra = "") =>
	`<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0, extra = "") =>
	`<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${extra}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, extra = "") =>
	`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${extra}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = "") =>
	`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

export function curve(points: readonly Point[]): string {
	let d = `M${round(points[0][0])} ${round(points[0][1])}`;
	for (let i = 0; i < points.length - 1; i++) {
		const [before, from, to, after] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
		const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
		const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
		d += `C${[...first, ...second, to[0], to[1]].map(round).join(" ")}`;
	}
	return d;
}

/** A color and its position between 0 and 1; the third value is its opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
	list.map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join("");

/** In the drawing's own units; use `paint` as a fill and put `definition` anywhere before it. */
export function linear(from: Point, to: Point, list: readonly Stop[]) {
	const id = newId("linear");
	const ends = `x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`;
	return {
		definition: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops(list)}</linearGradient>`,
		paint: `url(#${id})`,
	};
}

export function radial(centre: Point, radius: number, list: readonly Stop[], squash = 1) {
	const id = newId("radial");
	const turn = squash === 1 ? "" : `gradientTransform="translate(0 ${round(centre[1] * (1 - squash))}) scale(1 ${squash})"`;
	const middle = `cx="${round(centre[0])}" cy="${round(centre[1])}" r="${round(radius)}"`;
	return {
		definition: `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${middle} ${turn}>${stops(list)}</radialGradient>`,
		paint: `url(#${id})`,
	};
}

export function clip(d: string, ...parts: string[]): string {
	const id = newId("clip");
	return `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(`clip-path="url(#${id})"`, ...parts)}`;
}

/** Seeded, so that drawings are reproducible. */
export function chance(seed: number) {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return {
		next,
		between: (low: number, high: number) => low + (high - low) * next(),
		pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)],
	};
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

export function mix(from: string, to: string, part: number): string {
	const [a, b] = [channels(from), channels(to)];
	return `#${a
		.map((value, i) =>
			Math.round(value + (b[i] - value) * part)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}
