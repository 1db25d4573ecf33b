import { KINDS } from "#app/ui/picture-kinds.ts";
import type { Size } from "./header.ts";

export interface Focus {
	x: number;
	y: number;
}

/** Returns the top of upright pictures, where heads are, and the middle of wide ones. */
export function likelyFocus({ width, height }: Size): Focus {
	return { x: 0.5, y: height >= width ? 0.167 : 0.5 };
}

export const CROPS: readonly Size[] = Object.values(KINDS).flatMap(({ widths, ratio }) =>
	widths.map((width) => ({ width, height: Math.round(width * ratio) })),
);

export function cropAround({ width, height }: Size, shape: Size, focus: Focus): Size & { left: number; top: number } {
	const scale = Math.min(width / shape.width, height / shape.height);
	const crop = { width: clamp(Math.round(shape.width * scale), 1, width), height: clamp(Math.round(shape.height * scale), 1, height) };
	return {
		...crop,
		left: clamp(Math.round(focus.x * width - crop.width / 2), 0, width - crop.width),
		top: clamp(Math.round(focus.y * height - crop.height / 2), 0, height - crop.height),
	};
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
