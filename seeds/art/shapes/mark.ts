import { palette } from "../palette.ts";
import { shape } from "./svg.ts";

/** The mark fills a box 64 wide and 46 high. */
export const MARK_WIDTH = 64;
export const MARK_HEIGHT = 46;

function arch(left: number, width: number, top: number, band: number, color: string): string {
	const [outer, inner] = [width / 2, width / 2 - band];
	const spring = top + outer;
	const right = left + width;
	return shape(
		`M${left} ${MARK_HEIGHT}V${spring}A${outer} ${outer} 0 0 1 ${right} ${spring}V${MARK_HEIGHT}H${right - band}V${spring}A${inner} ${inner} 0 0 0 ${left + band} ${spring}V${MARK_HEIGHT}Z`,
		color,
	);
}

function mark(stone: string, light: string): string {
	const [band, span] = [5.6, 23.2];
	const step = span - band;
	const left = (MARK_WIDTH - 3 * span + 2 * band) / 2;
	const arches = [0, 1, 2].map((i) => arch(left + i * step, span, 16, band, stone)).join("");
	const ribbon = "M2.8 12.4C13 3.4 24.5 2.2 34 6.2C43.500 10.2 52 9.600 61.2 1.6V7.600C52.200 15.400 42.600 16 33 12C24 8.200 13.400 9.600 2.800 18.400Z";
	return arches + shape(ribbon, light);
}

export const markOnNight = mark(palette.marigold, palette.aurora);
export const markOnPaper = mark(palette.terracotta, palette.green);
