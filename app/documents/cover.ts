import { linesOf } from "./letters.ts";
import { COLORS, PAGE, TYPE, WIDTH } from "./look.ts";
import type { Cover } from "./model.ts";
import type { Paper } from "./paper.ts";

interface Night {
	band: number;
	arch: { right: number; width: number; height: number };
}

const NIGHTS: Record<Cover["height"], Night> = {
	tall: { band: 470, arch: { right: PAGE.width - PAGE.right, width: 132, height: 168 } },
	low: { band: 290, arch: { right: PAGE.width - PAGE.right, width: 84, height: 106 } },
};

export function drawCover(paper: Paper, { height, eyebrow, title, lead, facts }: Cover): void {
	const { band } = NIGHTS[height];
	drawNight(paper, NIGHTS[height]);
	paper.y = 62;
	paper.text("P", { text: eyebrow }, TYPE.coverEyebrow);
	paper.y += 10;
	const size = linesOf(title.text, TYPE.coverTitle, WIDTH).length > 2 ? { ...TYPE.coverTitle, size: 34, leading: 37 } : TYPE.coverTitle;
	paper.bookmark(title.text);
	paper.text("H1", title, size, { most: 4 });
	if (lead) {
		paper.y += 10;
		paper.text("P", lead, TYPE.coverLead, { width: 380, most: 5 });
	}
	paper.y += 12;
	for (const fact of facts) paper.text("P", { text: fact }, TYPE.coverFact, { most: 2 });
	paper.y = band + 34;
}

export function drawNight(paper: Paper, night: Night): void {
	paper.artifact(() => {
		drawSky(paper, night.band);
		drawArch(paper, night);
	});
}

function drawSky({ pdf }: Paper, band: number): void {
	const night = pdf.linearGradient(0, 0, 0, band).stop(0, COLORS.night).stop(0.62, COLORS.night3).stop(1, COLORS.dusk);
	pdf.rect(0, 0, PAGE.width, band).fill(night);
	const veils = [
		{ x: 500, y: 0.2 * band, radius: 190, color: COLORS.violet, opacity: 0.55 },
		{ x: 420, y: 0.42 * band, radius: 210, color: COLORS.aurora, opacity: 0.42 },
		{ x: 585, y: 0.5 * band, radius: 180, color: COLORS.aurora, opacity: 0.5 },
		{ x: 470, y: 0.12 * band, radius: 120, color: COLORS.ice, opacity: 0.2 },
	];
	pdf.save().rect(0, 0, PAGE.width, band).clip();
	for (const { x, y, radius, color, opacity } of veils) {
		const veil = pdf
			.radialGradient(x, y, 0, x, y, radius)
			.stop(0, color, opacity)
			.stop(0.5, color, opacity * 0.45)
			.stop(1, color, 0);
		pdf.rect(x - radius, y - radius, 2 * radius, 2 * radius).fill(veil);
	}
	for (const [index, [x, y]] of STARS.entries()) pdf.circle(x * PAGE.width, y * band, index % 3 === 0 ? 0.9 : 0.6).fill(COLORS.snow2);
	pdf.restore();
}

const STARS: [x: number, y: number][] = [
	[0.06, 0.05],
	[0.21, 0.09],
	[0.34, 0.04],
	[0.47, 0.08],
	[0.58, 0.03],
	[0.69, 0.1],
	[0.83, 0.05],
	[0.94, 0.12],
	[0.03, 0.31],
	[0.9, 0.3],
	[0.97, 0.44],
	[0.76, 0.37],
	[0.04, 0.58],
	[0.86, 0.61],
	[0.72, 0.57],
	[0.95, 0.68],
];

function drawArch({ pdf }: Paper, { band, arch: { right, width, height } }: Night): void {
	const [left, top, radius] = [right - width, band - height, width / 2];
	const dusk = pdf.linearGradient(0, top, 0, band).stop(0, COLORS.dusk).stop(0.42, COLORS.clay).stop(1, COLORS.marigold);
	pdf.path(`M${left} ${band}V${top + radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${band}Z`).fill(dusk);
}
