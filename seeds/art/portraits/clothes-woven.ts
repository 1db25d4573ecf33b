import { palette } from "../palette.ts";
import { crewNeck, type Garment } from "./clothes.ts";
import { circle, clipped, line, repeat, round, shape } from "./svg.ts";
import { tone } from "./tones.ts";

function yokeRow(depth: number, count: number, draw: (x: number, y: number, turn: number) => string): string {
	return repeat(count, (index) => {
		const angle = Math.PI * (0.06 + (0.88 * index) / (count - 1));
		const x = round(-Math.cos(angle) * (84 + depth * 1.35));
		const y = round(588 + Math.sin(angle) * (44 + depth * 0.72));
		return draw(x, y, round((Math.cos(angle) * 180) / Math.PI) * 0.7);
	});
}

export const yokeJumper =
	(ground: string, first: string, second: string): Garment =>
	(w) => {
		const diamond = (size: number, color: string) => (x: number, y: number, turn: number) =>
			shape(`M0 ${-size} L${size * 0.72} 0 L0 ${size} L${-size * 0.72} 0 Z`, color, `transform="translate(${x} ${y}) rotate(${turn})"`);
		const pattern =
			yokeRow(12, 17, diamond(9, first)) +
			yokeRow(38, 17, diamond(17, first)) +
			yokeRow(38, 17, diamond(8, ground)) +
			yokeRow(66, 19, diamond(9, second)) +
			yokeRow(92, 21, diamond(16, first)) +
			yokeRow(112, 27, (x, y) => circle(x, y, 4.5, second));
		return crewNeck(ground, pattern)(w);
	};

function flower(x: number, y: number, size: number, petals: string, heart: string): string {
	return (
		repeat(5, (index) => {
			const angle = (index * 72 - 90) * (Math.PI / 180);
			return circle(round(x + Math.cos(angle) * size * 0.62), round(y + Math.sin(angle) * size * 0.62), round(size * 0.46), petals);
		}) + circle(x, y, round(size * 0.34), heart)
	);
}

export const embroideredBlouse =
	(cloth: string, yoke: string): Garment =>
	(w) => {
		const panel = "M-150 596 L-68 578 C-62 660 62 660 68 578 L150 596 L140 748 L-140 748 Z";
		const leaves = (x: number, y: number) => line(`M${x - 30} ${y + 4} q10 -12 16 -4 M${x + 30} ${y + 4} q-10 -12 -16 -4`, "#3f8f5c", 6);
		const embroidery =
			shape(panel, yoke) +
			[
				[-108, 640, "#e2553d", "#fbe6bd"],
				[-66, 698, "#f0a3b4", palette.terracotta],
				[0, 706, "#e2553d", "#fbe6bd"],
				[66, 698, "#8fd3d0", palette.paper],
				[108, 640, "#f0a3b4", palette.terracotta],
			]
				.map(([x, y, petals, heart]) => leaves(Number(x), Number(y)) + flower(Number(x), Number(y), 24, String(petals), String(heart)))
				.join("") +
			repeat(9, (index) => circle(-128 + index * 32, 737, 5.5, "#f3d9a4"));
		return (
			crewNeck(cloth, embroidery)(w) +
			line("M-70 583 C-56 643 56 643 70 583", palette.terracotta, 15) +
			line("M-70 583 C-56 643 56 643 70 583", "#f3d9a4", 3) +
			line("M-140 748 L140 748", tone(cloth).dark, 4, 0.4)
		);
	};

export const shawl =
	(under: Garment, cloth: string, bands: readonly string[]): Garment =>
	(w) => {
		const { dark } = tone(cloth);
		const left = `M-84 590 C-150 606 ${-w + 30} 640 ${-w - 6} 720 L${-w - 10} 806 L-40 806 C-34 760 -14 736 6 716 C-34 690 -66 640 -84 590 Z`;
		const right = `M84 590 C150 606 ${w - 30} 640 ${w + 6} 720 L${w + 10} 806 L20 806 C22 770 14 740 -10 716 C34 690 66 640 84 590 Z`;
		const stripesOf = (side: 1 | -1) =>
			bands
				.map((band, index) => {
					const at = 102 + index * 23;
					return line(`M${side * at} ${592 + index * 5} C${side * (at - 6)} 660 ${side * (at - 34)} 700 ${side * (at - 62)} 806`, band, index % 2 ? 6 : 11);
				})
				.join("");
		return (
			under(w) +
			shape(right, cloth) +
			clipped("shawl-right", right, stripesOf(1)) +
			shape(left, cloth) +
			clipped("shawl-left", left, stripesOf(-1)) +
			line("M-84 590 C-66 640 -34 690 6 716 M84 590 C66 640 34 690 -10 716", dark, 5, 0.8)
		);
	};

export const scarf =
	(under: Garment, cloth: string): Garment =>
	(w) => {
		const { dark, light } = tone(cloth);
		return (
			under(w) +
			shape("M40 620 C70 680 84 740 88 806 L20 806 C26 740 16 680 -6 640 Z", cloth) +
			line("M52 660 C62 710 64 760 62 806 M28 670 C38 720 40 760 38 806", dark, 4, 0.5) +
			shape("M-78 560 C-112 590 -110 630 -74 652 C-24 676 54 668 92 634 C116 606 104 580 78 558 C50 596 -50 596 -78 560 Z", cloth) +
			line("M-88 590 C-60 628 44 632 92 592", dark, 5, 0.55) +
			line("M-84 620 C-50 650 40 652 86 622", dark, 4, 0.4) +
			line("M-60 584 C-20 606 40 604 70 580", light, 5, 0.5)
		);
	};

export function pleats(color: string): string {
	return repeat(4, (index) => line(`M${-128 + index * 11} 640 L${-118 + index * 10} 804 M${128 - index * 11} 640 L${118 - index * 10} 804`, color, 3, 0.55));
}
