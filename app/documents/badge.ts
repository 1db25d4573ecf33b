import { drawNight } from "./cover.ts";
import { linesOf, printable } from "./letters.ts";
import { COLORS, PAGE, TYPE, type Type } from "./look.ts";
import type { Badge } from "./model.ts";
import type { Paper } from "./paper.ts";

const PANEL = { width: PAGE.width / 2, height: PAGE.height / 2 };
const RIM = 26;
const INSIDE = PANEL.width - 2 * RIM;
const BAND = 158;
const BAR = 52;
const CODE = 218;
const NAMES: Type[] = [34, 27, 21, 16, 13].map((size) => ({ ...TYPE.section, size, leading: size * 1.12 }));
const MAX_LINES = 5;

const EVENT: Type = { ...TYPE.coverTitle, size: 21, leading: 23, tracking: -0.4 };
const FACT: Type = { ...TYPE.coverFact, size: 9.5, leading: 13.5 };
const TIER: Type = { ...TYPE.coverTitle, size: 19, leading: 22, tracking: -0.3 };

export function drawBadge(paper: Paper, badge: Badge): void {
	drawFront(paper, badge);
	drawBack(paper, badge);
	paper.artifact(() => {
		const { pdf } = paper;
		pdf.save().lineWidth(0.6).dash(3, { space: 3 }).strokeColor(COLORS.ink2);
		pdf.moveTo(0, PANEL.height).lineTo(PAGE.width, PANEL.height).stroke();
		pdf.moveTo(PANEL.width, 0).lineTo(PANEL.width, PANEL.height).stroke().restore();
	});
	paper.y = PANEL.height + 9;
	paper.text("P", { text: badge.fold }, TYPE.small);
	paper.y += 15;
}

function drawFront(paper: Paper, { title, facts, name: written, nameLabel, nameElsewhere, tier }: Badge): void {
	const place = { x: RIM, width: INSIDE };
	const { pdf } = paper;
	pdf.save().rect(0, 0, PANEL.width, BAND).clip();
	drawNight(paper, { band: BAND, arches: 34, count: 14, pillar: 10 });
	pdf.restore();
	paper.y = 26;
	paper.bookmark(title.text);
	paper.text("H1", title, EVENT, { ...place, most: 2 });
	paper.y += 4;
	for (const fact of facts) paper.text("P", { text: fact }, FACT, { ...place, most: 2 });

	const [top, bottom] = [BAND, PANEL.height - BAR];
	const name = written && printable(written, TYPE.section.face);
	if (name) {
		const type = NAMES.find((one) => linesOf(name, one, INSIDE).length <= MAX_LINES) ?? (NAMES.at(-1) as Type);
		const height = Math.min(linesOf(name, type, INSIDE).length, MAX_LINES) * type.leading;
		paper.y = top + (bottom - top - height) / 2;
		paper.text("P", { text: name }, type, { ...place, most: MAX_LINES, align: "center" });
	} else {
		paper.y = (top + bottom) / 2 + 22;
		paper.artifact(() => paper.rule(RIM, paper.y, INSIDE, COLORS.ink, 0.8));
		paper.y += 6;
		paper.text("P", { text: written ? nameElsewhere : nameLabel }, TYPE.small, place);
	}
	paper.artifact(() => pdf.rect(0, bottom, PANEL.width, BAR).fill(COLORS.night));
	paper.y = bottom + (BAR - TIER.leading) / 2;
	paper.text("P", { text: tier }, TIER, { ...place, most: 1, align: "center" });
}

function drawBack(paper: Paper, { code, entry }: Badge): void {
	const { pdf } = paper;
	const [x, y] = [PANEL.width + (PANEL.width - CODE) / 2, 58];
	const draw = () => {
		pdf
			.save()
			.translate(x, y)
			.scale(CODE / code.size);
		pdf.path(code.path).lineWidth(0.05).fillAndStroke("#000", "#000").restore();
	};
	paper.element("Figure", () => paper.content(draw), { alt: code.alt, bbox: [x, y, x + CODE, y + CODE], placement: "Block" });
	paper.y = y + CODE + 16;
	paper.text("P", { text: entry }, TYPE.body, { x: PANEL.width + RIM, width: INSIDE, align: "center" });
}
