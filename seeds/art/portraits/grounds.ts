import { palette } from "../palette.ts";
import { circle, line, repeat, shape } from "./svg.ts";
import { tone } from "./tones.ts";

export type Ground = keyof typeof places;

export type Hour = "day" | "dusk" | "night";

interface Light {
	sky: string;
	far: string;
	near: string;
	glow: string;
}

const ICE: Record<Hour, Light> = {
	day: { sky: palette.ice, far: "#8fdfd6", near: "#74cbc6", glow: "#e6fbf4" },
	dusk: { sky: "#5fc0b8", far: "#48a8a6", near: "#338f92", glow: "#b4efe0" },
	night: { sky: "#14344c", far: "#1f5066", near: "#10293d", glow: "#2f7f86" },
};
const STONE: Record<Hour, Light> = {
	day: { sky: palette.stone, far: "#e6b29a", near: "#d99b80", glow: "#fbe9da" },
	dusk: { sky: "#dd8f6a", far: "#cd7756", near: "#b86046", glow: "#f8cb98" },
	night: { sky: "#57344a", far: "#6f4050", near: "#43273c", glow: "#b8674c" },
};

function arch(x: number, width: number, top: number): string {
	const pier = width * 0.22;
	return `M${x} ${top} H${x + width} V800 H${x + width - pier / 2} V${top + 60 + width * 0.4} A${(width - pier) / 2} ${(width - pier) / 2} 0 0 0 ${x + pier / 2} ${top + 60 + width * 0.4} V800 H${x} Z`;
}

function turbine(x: number, y: number, size: number, turn: number, color: string): string {
	const blades = repeat(
		3,
		(index) => `<path d="M0 0 L${size * 0.07} ${-size * 0.3} L0 ${-size} L${-size * 0.05} ${-size * 0.3} Z" transform="rotate(${turn + index * 120})"/>`,
	);
	return `<g transform="translate(${x} ${y})" fill="${color}">${blades}<path d="M-3 0 L3 0 L6 500 L-6 500 Z"/><circle r="6"/></g>`;
}

const places = {
	fjord: (light) =>
		shape("M-320 520 L-250 380 L-196 452 L-120 300 L-40 470 L60 400 L150 480 L232 330 L320 450 V800 H-320 Z", light.far) +
		shape("M-320 610 L-262 520 L-180 600 L-60 640 L120 620 L232 520 L320 570 V800 H-320 Z", light.near),
	aurora: (light) =>
		line("M-360 300 C-220 180 -150 420 -20 300 C90 200 170 120 360 220", light.glow, 70, 0.75) +
		line("M-360 380 C-240 270 -140 480 0 370 C110 280 200 230 360 310", light.far, 34, 0.7) +
		shape("M-320 640 C-200 590 -100 620 0 600 C120 580 220 620 320 590 V800 H-320 Z", light.near),
	pines: (light) =>
		shape("M-320 560 C-160 500 160 500 320 560 V800 H-320 Z", light.far) +
		[-286, -214, 214, 286]
			.map((x, index) => shape(`M${x} ${360 + (index % 3) * 44} L${x + 56} 640 H${x - 56} Z`, index % 2 ? light.near : tone(light.near).light))
			.join("") +
		shape("M-320 620 C-160 590 160 590 320 620 V800 H-320 Z", light.near),
	wind: (light) =>
		turbine(-236, 330, 110, 18, light.glow) +
		turbine(236, 400, 84, 50, light.glow) +
		turbine(-150, 440, 56, 80, light.glow) +
		shape("M-320 620 H320 V800 H-320 Z", light.near) +
		shape("M-320 620 H320 V640 H-320 Z", light.far),
	islands: (light) =>
		shape("M-320 560 H320 V800 H-320 Z", light.far) +
		shape("M-320 560 C-280 500 -210 490 -150 560 Z M120 560 C170 470 260 480 320 540 V560 Z", light.near) +
		line("M-280 610 H-170 M-240 650 H-120 M160 600 H280 M190 648 H300", light.glow, 5, 0.7),
	volcano: (light) =>
		shape("M-320 600 L-150 500 L110 360 L150 372 L186 358 L320 470 V800 H-320 Z", light.far) +
		shape("M110 360 L150 372 L186 358 L214 382 L170 420 L146 402 L112 424 L84 396 Z", light.glow) +
		shape("M-320 640 C-140 590 120 640 320 600 V800 H-320 Z", light.near),
	arches: (light) => repeat(5, (index) => shape(arch(-400 + index * 160, 160, 420), light.far)) + line("M-320 418 H320", light.near, 8, 0.7),
	andes: (light) =>
		shape("M-320 500 L-220 350 L-160 420 L-60 270 L40 440 L130 360 L220 300 L320 430 V800 H-320 Z", light.far) +
		shape("M-220 350 L-242 383 L-226 376 L-214 392 L-206 374 L-193 381 Z M220 300 L184 324 L204 326 L216 344 L232 332 L255 345 Z", light.glow) +
		shape("M-320 610 C-200 540 -60 600 60 590 C160 582 240 540 320 580 V800 H-320 Z", light.near),
	hills: (light) =>
		shape("M-320 520 C-240 420 -120 440 -40 520 C60 430 200 400 320 480 V800 H-320 Z", light.far) +
		shape("M-320 620 C-220 560 -60 620 40 600 C140 560 240 570 320 620 V800 H-320 Z", light.near),
	domes: (light) =>
		shape(
			"M-320 560 H-290 V470 H-276 C-276 410 -196 410 -196 470 H-182 V560 H-140 V420 L-116 380 L-92 420 V560 H120 V470 H150 C150 380 262 380 262 470 H290 V560 H320 V800 H-320 Z M-240 400 h8 v28 h-8 Z M202 372 h8 v36 h-8 Z",
			light.far,
		) + shape("M-320 600 H320 V800 H-320 Z", light.near),
	agave: (light) => {
		const plant = (x: number, y: number, size: number) =>
			repeat(
				7,
				(index) =>
					`<path d="M-12 0 C-10 ${-size * 0.5} -4 ${-size * 0.8} 0 ${-size} C4 ${-size * 0.8} 10 ${-size * 0.5} 12 0 Z" fill="${index % 2 ? light.near : light.far}" transform="translate(${x} ${y}) rotate(${-66 + index * 22})"/>`,
			);
		return (
			shape("M-320 560 C-180 500 60 520 320 480 V800 H-320 Z", light.far) +
			plant(-236, 640, 150) +
			plant(252, 610, 130) +
			shape("M-320 650 C-180 610 160 640 320 600 V800 H-320 Z", light.near)
		);
	},
	coast: (light) =>
		shape("M-320 540 L-290 500 C-270 380 -190 380 -170 500 L-130 540 Z M170 540 C200 480 260 470 320 510 V540 Z", light.far) +
		shape("M-320 540 H320 V800 H-320 Z", light.near) +
		line("M-290 584 H-190 M-250 626 H-150 M180 580 H280 M210 630 H310", light.glow, 5, 0.6),
} satisfies Record<string, (light: Light) => string>;

const NORTH: readonly Ground[] = ["fjord", "aurora", "pines", "wind", "islands", "volcano"];

/** x from the middle, y, radius. */
const suns: Record<Ground, readonly [x: number, y: number, radius: number]> = {
	fjord: [176, 300, 70],
	aurora: [-196, 196, 26],
	pines: [0, 330, 250],
	wind: [40, 470, 220],
	islands: [196, 470, 90],
	volcano: [-170, 330, 80],
	arches: [0, 330, 250],
	andes: [60, 330, 230],
	hills: [196, 300, 84],
	domes: [0, 400, 260],
	agave: [-190, 300, 90],
	coast: [150, 420, 130],
};

export function ground(place: Ground, hour: Hour = "day"): string {
	const [x, y, radius] = suns[place];
	const colors = (NORTH.includes(place) ? ICE : STONE)[hour];
	return (
		`<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.sky}"/><stop offset="0.75" stop-color="${colors.glow}"/></linearGradient>` +
		'<rect x="-320" y="0" width="640" height="800" fill="url(#sky)"/>' +
		circle(x, y, radius, colors.glow, 'opacity="0.8"') +
		`<g opacity="0.8">${places[place](colors)}</g>`
	);
}
