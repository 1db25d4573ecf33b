import { circle, clipped, ellipse, line, mirrored, type Point, shape } from "./svg.ts";
import { mix, type SkinTone } from "./tones.ts";

/** Lengths are in picture units; the usual head is 212 wide and 313 high. */
export interface Face {
	/** half-widths from the middle line, and the height at which the chin ends */
	outline: { temple: number; cheek: number; jaw: number; chin: number; chinY: number };
	/** `open` 1 is wide awake; `tilt` lifts the outer corner */
	eyes: { color: string; open: number; tilt: number };
	brows: { color: string; weight: number; arch: number };
	nose: { width: number; length: number };
	mouth: { smile: "closed" | "open" | "soft"; width: number; fullness: number };
}

export interface Pose {
	/** Direction of the turned head, the gaze and the light. */
	looks: "left" | "right";
	/** Degrees by which the head leans. */
	tilt: number;
	/** Turn of the head: 0 is frontal, 16 a three-quarter view. */
	turn?: number;
	/** Of the irises, from the middle of the eyes; by default towards us. */
	gaze?: Point;
	/** Magnification, and offset of the head from its usual position. */
	crop?: { zoom: number; x?: number; y?: number };
}

export function faceOutline({ outline: { temple, cheek, jaw, chin, chinY } }: Face): string {
	const half = (side: 1 | -1) => {
		const x = (value: number) => value * side;
		return {
			down:
				`C${x(temple * 0.66)} 186 ${x(temple)} 232 ${x(temple)} 296 C${x(temple)} 326 ${x(cheek)} 336 ${x(cheek)} 370 ` +
				`C${x(cheek)} 402 ${x(jaw + 9)} 420 ${x(jaw)} 442 C${x(jaw - 12)} 470 ${x(chin + 22)} ${chinY} ${x(chin)} ${chinY}`,
			up:
				`C${x(chin + 22)} ${chinY} ${x(jaw - 12)} 470 ${x(jaw)} 442 C${x(jaw + 9)} 420 ${x(cheek)} 402 ${x(cheek)} 370 ` +
				`C${x(cheek)} 336 ${x(temple)} 326 ${x(temple)} 296 C${x(temple)} 232 ${x(temple * 0.66)} 186 0 186`,
		};
	};
	return `M0 186 ${half(1).down} Q0 ${chinY + 5} ${-chin} ${chinY} ${half(-1).up} Z`;
}

export function head(face: Face, { turn = 0 }: Pose, skin: SkinTone, hairShadow: string): string {
	const outline = faceOutline(face);
	const ear = (x: number) =>
		shape(`M${x - 8} 336 C${x + 12} 318 ${x + 24} 336 ${x + 19} 362 C${x + 16} 384 ${x + 8} 404 ${x - 8} 400 Z`, skin.base) +
		line(`M${x + 1} 344 C${x + 10} 338 ${x + 14} 350 ${x + 9} 364 C${x + 6} 372 ${x + 6} 380 ${x + 1} 384`, skin.dark, 4);
	const shade =
		`M-140 170 L-52 170 C-88 230 -90 300 -84 352 C-80 400 -72 440 -38 ${face.outline.chinY - 14} ` +
		`C-10 ${face.outline.chinY + 2} 20 ${face.outline.chinY - 6} 40 ${face.outline.chinY - 4} L20 520 L-140 520 Z`;
	const inside =
		shape(outline, skin.base, 'transform="translate(-9 3)"') +
		(hairShadow ? shape("M-140 170 H140 V338 H-140 Z", skin.base) : ellipse(26, 232, 46, 24, skin.light, 'opacity="0.45" transform="rotate(14 26 232)"')) +
		shape(shade, skin.dark, 'opacity="0.55"') +
		(hairShadow ? shape(hairShadow, skin.dark, 'opacity="0.62" transform="translate(-3 13)"') : "") +
		ellipse(-50, 408, 36, 27, "url(#blush)") +
		ellipse(66, 406, 36, 27, "url(#blush)");
	const ears = ear(face.outline.cheek - 2 - turn * 1.4) + mirrored(ear(face.outline.cheek - 2));
	return ears + shape(outline, mix(skin.base, skin.light, 0.5)) + clipped("face", outline, inside);
}

export function features(face: Face, { turn = 0, gaze = [1.5, -1.5] }: Pose, skin: SkinTone): string {
	const [across, down] = gaze;
	const narrow = 1 - turn * 0.009;
	return (
		`<g transform="translate(${7 + turn} 0)">` +
		`<g transform="translate(${turn * 0.5} 0)">${nose(face, skin)}</g><g transform="translate(${turn * 0.2} 0)">${mouth(face, skin)}</g>` +
		`<g transform="translate(${47 - turn * 0.35} 352) scale(${narrow} 1)">${eye(face, skin, "far", [across, down])}</g>` +
		`<g transform="translate(-47 352)">${mirrored(eye(face, skin, "near", [-across, down]))}</g></g>`
	);
}

function eye({ eyes, brows }: Face, skin: SkinTone, id: "far" | "near", [across, down]: Point): string {
	const height = 13 * eyes.open;
	const outer = -1 - eyes.tilt;
	const upper = `C-13 ${-height} 10 ${-height - 3} 23 ${outer}`;
	const almond = `M-22 4 ${upper} C13 ${8.5 * eyes.open} -8 ${10.5 * eyes.open} -22 4 Z`;
	const ball =
		shape(almond, "#fdf6ee") +
		circle(across, down, 10.2, eyes.color) +
		circle(across, down, 5.2, "#191112") +
		shape(`M-24 0 L-22 4 ${upper} L24 -20 L-24 -20 Z`, "#5a3b3b", 'opacity="0.22" transform="translate(0 4)"');
	const low = brows.weight;
	const brow =
		`M-25 ${-33 - brows.arch * 0.4} C-12 ${-38 - brows.arch} 12 ${-41 - brows.arch} 33 ${-25 - eyes.tilt * 0.5} ` +
		`C14 ${-38 - brows.arch + low} -6 ${-36 - brows.arch + low * 1.2} -24 ${-33 - brows.arch * 0.4 + low} C-28 ${-31 + low * 0.8} -28 ${-33} -25 ${-33 - brows.arch * 0.4} Z`;
	return (
		line(`M-19 ${-height + 0.5} C-8 ${-height - 8} 12 ${-height - 8} 25 ${outer - 8}`, skin.deep, 2, 0.3) +
		clipped(`eye-${id}`, almond, ball) +
		circle(across + (id === "far" ? 3.2 : -3.2), down - 3.1, 2.7, "#ffffff") +
		line(`M-22 4 ${upper}`, "#2a1718", 3.6) +
		shape(brow, brows.color)
	);
}

function nose({ nose: { width, length } }: Face, skin: SkinTone): string {
	const base = 402 + length;
	const wing = width;
	return (
		shape(
			`M-13 332 C-5 356 -8 ${base - 32} ${-wing + 3} ${base - 12} C${-wing - 6} ${base - 2} ${-wing + 2} ${base + 8} ${-wing + 12} ${base + 4} ` +
				`C-5 ${base + 12} 8 ${base + 12} 15 ${base + 4} C4 ${base + 2} -8 ${base - 2} -7 ${base - 16} C-2 ${base - 40} 4 362 -13 332 Z`,
			skin.dark,
			'opacity="0.72"',
		) +
		line(`M${-wing + 5} ${base + 3} C-9 ${base + 2} -9 ${base + 9} 1 ${base + 9} C11 ${base + 9} 10 ${base + 2} ${wing - 1} ${base + 2}`, skin.deep, 3, 0.72) +
		line(`M${wing + 1} ${base - 12} C${wing + 6} ${base - 6} ${wing + 5} ${base + 1} ${wing - 1} ${base + 2}`, skin.deep, 2.6, 0.42) +
		line(`M5 ${base - 50} C6 ${base - 34} 7 ${base - 22} 7 ${base - 12}`, skin.light, 7, 0.42)
	);
}

function mouth({ mouth: { smile, width: w, fullness }, outline: { chinY } }: Face, skin: SkinTone): string {
	const y = 446;
	const up = 9 * fullness;
	const down = 19 * fullness;
	const corners =
		line(`M${-w - 4} ${y - 10} Q${-w - 5} ${y - 4} ${-w} ${y - 3}`, skin.deep, 2.6, 0.28) +
		line(`M${w + 4} ${y - 10} Q${w + 5} ${y - 4} ${w} ${y - 3}`, skin.deep, 2.6, 0.28);
	const chinShade = line(
		`M-15 ${Math.min(chinY - 17, y + down + 9)} Q0 ${Math.min(chinY - 13, y + down + 13)} 15 ${Math.min(chinY - 17, y + down + 9)}`,
		skin.dark,
		5,
		0.6,
	);
	const bow = `C${-w * 0.6} ${y - 7 - up * 0.4} -12 ${y - 4 - up} -6 ${y - 3 - up} Q0 ${y - up} 6 ${y - 3 - up} C12 ${y - 4 - up} ${w * 0.6} ${y - 7 - up * 0.4} ${w} ${y - 6}`;
	if (smile === "open") {
		const teeth = `M${-w + 2} ${y - 5} C${-w / 2} ${y - 1} ${w / 2} ${y - 1} ${w - 2} ${y - 5} C${w * 0.62} ${y + 15} ${-w * 0.62} ${y + 15} ${-w + 2} ${y - 5} Z`;
		return (
			shape(`M${-w} ${y - 6} ${bow} C${w * 0.6} ${y + 11 + down * 0.65} ${-w * 0.6} ${y + 11 + down * 0.65} ${-w} ${y - 6} Z`, skin.lip) +
			shape(teeth, "#fffaf2") +
			line(`M${-w} ${y - 6} C${-w / 2} ${y - 1} ${w / 2} ${y - 1} ${w} ${y - 6}`, skin.deep, 2.2, 0.55) +
			corners +
			chinShade
		);
	}
	const curve = smile === "closed" ? 13 : 7;
	const middle = `C${w * 0.5} ${y + curve} ${-w * 0.5} ${y + curve} ${-w} ${y - 6}`;
	return (
		shape(`M${-w} ${y - 6} ${bow} ${middle} Z`, skin.lip) +
		shape(
			`M${-w + 5} ${y - 3} C${-w * 0.5} ${y + down + 3} ${w * 0.5} ${y + down + 3} ${w - 5} ${y - 3} C${w * 0.5} ${y + curve - 1} ${-w * 0.5} ${y + curve - 1} ${-w + 5} ${y - 3} Z`,
			skin.lip,
			'opacity="0.82"',
		) +
		line(`M${-w - 2} ${y - 8} C${-w * 0.5} ${y + curve} ${w * 0.5} ${y + curve} ${w + 2} ${y - 8}`, skin.deep, 3, 0.9) +
		corners +
		chinShade
	);
}
