import { canSet, linesOf, outlineOf, widthOfLine } from "#app/documents/letters.ts";
import { COLORS, type Type } from "#app/documents/look.ts";
import type { Arch, ShareModel } from "#app/ui/share-model.ts";

/** Pixels, of the area for text. The aqueduct is below it. */
const [LEFT, TOP, BOTTOM] = [72, 138, 512];
const WIDTHS = { alone: 960, besideArch: 604 };
const ARCH = { left: 736, top: 58, width: 392, height: 572 };
const NAME_LEFT = 152;

const NAME: Type = { face: "strong", size: 25, leading: 32, color: COLORS.snow };
const WHEN: Type = { face: "text", size: 22, leading: 28, color: COLORS.snow2 };
const EYEBROW: Type = { face: "strong", size: 27, leading: 40, color: COLORS.aurora };
const CANCELLED: Type = { ...EYEBROW, color: COLORS.snow };
const FACT: Type = { face: "strong", size: 28, leading: 38, color: COLORS.snow };
const QUIET: Type = { face: "text", size: 28, leading: 38, color: COLORS.snow2 };
const TITLES = [104, 92, 82, 74, 66, 58, 52, 46, 40].map(
	(size): Type => ({
		face: "display",
		size,
		leading: size * 1.04,
		color: COLORS.snow,
		tracking: -0.025 * size,
	}),
);
const MAX_LINES = { title: 4, lead: 3, fact: 2 };
const GROUNDS = { nordic: COLORS.ice, latam: "#f0c9b4" };
const GAP = 14;

interface Paragraph {
	lines: string[];
	type: Type;
}

interface Pictures {
	ground: string;
	arch: string | undefined;
}

export function drawPicture({ eyebrow = "", cancelled, title, lead, facts = [], summit, arch }: ShareModel, pictures: Pictures): string {
	const width = pictures.arch ? WIDTHS.besideArch : WIDTHS.alone;
	// A title in another alphabet would be unreadable; networks show it as text beside the picture.
	const words = canSet(title, "display") ? title : summit.name;
	const badge = cancelled ? drawBadge(cancelled) : undefined;
	const above = { lines: linesOf(eyebrow, EYEBROW, width - (badge?.width ?? 0), 1), type: EYEBROW };
	const below: Paragraph[] = [
		...(lead && canSet(lead, QUIET.face) ? [{ lines: linesOf(lead, QUIET, width, MAX_LINES.lead), type: QUIET }] : []),
		...facts.filter((fact) => canSet(fact, FACT.face)).map((fact, index) => paragraphOf(fact, index === 0 ? FACT : QUIET, width)),
	];
	const aboveHeight = badge || above.lines.length > 0 ? EYEBROW.leading + GAP / 2 : 0;
	const belowHeight = below.reduce((sum, { lines, type }) => sum + lines.length * type.leading, below.length > 0 ? GAP : 0);
	const heading = fitted(words, width, BOTTOM - TOP - aboveHeight - belowHeight);
	const top = TOP + (BOTTOM - TOP - aboveHeight - heading.lines.length * heading.type.leading - belowHeight) / 2;
	let y = top + aboveHeight + heading.lines.length * heading.type.leading + GAP;
	const isNamed = words === summit.name;
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
		`<image href="${pictures.ground}" width="1200" height="630"/>`,
		arch && pictures.arch ? drawArch(arch, pictures.arch) : "",
		isNamed ? "" : drawn(paragraphOf(summit.name, NAME, width, 1), 48, NAME_LEFT),
		drawn(paragraphOf(summit.when, isNamed ? NAME : WHEN, width, 1), isNamed ? 67 : 79, NAME_LEFT),
		badge ? badge.at(top) : "",
		drawn(above, top, LEFT + (badge?.width ?? 0)),
		drawn(heading, top + aboveHeight),
		...below.map((paragraph) => {
			const from = y;
			y += paragraph.lines.length * paragraph.type.leading;
			return drawn(paragraph, from);
		}),
		"</svg>",
	].join("");
}

const paragraphOf = (words: string, type: Type, width: number, most = MAX_LINES.fact): Paragraph => ({ lines: linesOf(words, type, width, most), type });

function drawBadge(word: string) {
	const [label = ""] = linesOf(word, CANCELLED, WIDTHS.besideArch / 2, 1);
	const width = widthOfLine(label, CANCELLED) + 28;
	const box = (top: number) => `<rect x="${LEFT}" y="${top}" width="${width}" height="${CANCELLED.leading}" rx="8" fill="${COLORS.terracotta}"/>`;
	return { width: width + 16, at: (top: number) => box(top) + drawn({ lines: [label], type: CANCELLED }, top, LEFT + 14) };
}

/** Chooses the largest size that fits and lines of similar length, so that none ends in a single short word. */
function fitted(words: string, width: number, room: number): Paragraph {
	const whole = linesOf(words, TITLES[0] as Type, Number.POSITIVE_INFINITY).join(" ");
	const isWhole = (lines: string[]) => lines.join(" ") === whole;
	const smallest = TITLES.at(-1) as Type;
	const fits = (type: Type) => {
		const lines = linesOf(words, type, width);
		return isWhole(lines) && lines.length <= MAX_LINES.title && lines.length * type.leading <= room;
	};
	const type = TITLES.find(fits) ?? smallest;
	let lines = linesOf(words, type, width, Math.max(1, Math.floor(room / type.leading)));
	for (let narrower = width - 10; narrower > width / 3; narrower -= 10) {
		const other = linesOf(words, type, narrower);
		if (other.length !== lines.length || !isWhole(other)) break;
		lines = other;
	}
	return { lines, type };
}

function drawn({ lines, type }: Paragraph, top: number, left = LEFT): string {
	const first = top + type.leading / 2 + type.size * 0.35;
	return lines.map((line, index) => `<path d="${outlineOf(line, type, left, first + index * type.leading)}" fill="${type.color}"/>`).join("");
}

function drawArch({ kind, region }: Arch, picture: string): string {
	const { left, top, width, height } = ARCH;
	const grown = (by: number) => archPath(left - by, top - by, { width: width + 2 * by, height: height + by });
	const ground = region ? GROUNDS[region] : COLORS.night3;
	const place = `x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="${kind === "portrait" ? "xMidYMin" : "xMidYMid"} slice"`;
	return [
		`<path d="${grown(20)}" fill="${COLORS.night}"/><path d="${grown(7)}" fill="${COLORS.clay}"/><path d="${grown(0)}" fill="${ground}"/>`,
		`<clipPath id="arch"><path d="${grown(0)}"/></clipPath><g clip-path="url(#arch)"><image href="${picture}" ${place}/></g>`,
	].join("");
}

function archPath(left: number, top: number, { width, height }: { width: number; height: number }): string {
	const radius = width / 2;
	return `M${left} ${top + height}V${top + radius}A${radius} ${radius} 0 0 1 ${left + width} ${top + radius}V${top + height}Z`;
}
