import { drawNight } from "./cover.ts";
import { linesOf, printable } from "./letters.ts";
import { COLORS, PAGE, TYPE, type Type } from "./look.ts";
import type { Badge } from "./model.ts";
import type { Paper } from "./paper.ts";

const PANEL = { width: PAGE.width / 2, height: PAGE.height / 2 };
const MARGIN = 26;
const INNER_WIDTH = PANEL.width - 2 * MARGIN;
const BAND_HEIGHT = 158;
const BAR_HEIGHT = 52;
const QR_CODE_SIDE = 218;
const NAME_TYPES: Type[] = [34, 27, 21, 16, 13].map((size) => ({ ...TYPE.section, size, leading: size * 1.12 }));
const MAX_LINES = 5;

const EVENT_TYPE: Type = { ...TYPE.coverTitle, size: 21, leading: 23, tracking: -0.4 };
const FACT_TYPE: Type = { ...TYPE.coverFact, size: 9.5, leading: 13.5 };
const TIER_TYPE: Type = { ...TYPE.coverTitle, size: 19, leading: 22, tracking: -0.3 };

export function drawBadge(paper: Paper, badge: Badge): void {
	if (paper.y > PAGE.top) paper.newPage();
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
	const place = { x: MARGIN, width: INNER_WIDTH };
	const { pdf } = paper;
	pdf.save().rect(0, 0, PANEL.width, BAND_HEIGHT).clip();
	drawNight(paper, { band: BAND_HEIGHT, arch: { right: PANEL.width - MARGIN, width: 50, height: 64 } });
	pdf.restore();
	paper.y = 26;
	paper.bookmark(title.text);
	paper.text("H1", title, EVENT_TYPE, { ...place, most: 2 });
	paper.y += 4;
	for (const fact of facts) paper.text("P", { text: fact }, FACT_TYPE, { ...place, most: 2 });

	const [top, bottom] = [BAND_HEIGHT, PANEL.height - BAR_HEIGHT];
	const name = written && printable(written, TYPE.section.face);
	if (name) {
		const type = NAME_TYPES.find((one) => linesOf(name, one, INNER_WIDTH).length <= MAX_LINES) ?? (NAME_TYPES.at(-1) as Type);
		const height = Math.min(linesOf(name, type, INNER_WIDTH).length, MAX_LINES) * type.leading;
		paper.y = top + (bottom - top - height) / 2;
		paper.text("P", { text: name }, type, { ...place, most: MAX_LINES, align: "center" });
	} else {
		paper.y = (top + bottom) / 2 + 22;
		paper.artifact(() => paper.rule(MARGIN, paper.y, INNER_WIDTH, COLORS.ink, 0.8));
		paper.y += 6;
		paper.text("P", { text: written ? nameElsewhere : nameLabel }, TYPE.small, place);
	}
	paper.artifact(() => pdf.rect(0, bottom, PANEL.width, BAR_HEIGHT).fill(COLORS.night));
	paper.y = bottom + (BAR_HEIGHT - TIER_TYPE.leading) / 2;
	paper.text("P", { text: tier }, TIER_TYPE, { ...place, most: 1, align: "center" });
}

function drawBack(paper: Paper, { code, entry }: Badge): void {
	const { pdf } = paper;
	const [x, y] = [PANEL.width + (PANEL.width - QR_CODE_SIDE) / 2, 58];
	const draw = () => {
		pdf
			.save()
			.translate(x, y)
			.scale(QR_CODE_SIDE / code.size);
		pdf.path(code.path).lineWidth(0.05).fillAndStroke("#000", "#000").restore();
	};
	paper.element("Figure", () => paper.content(draw), { alt: code.alt, bbox: [x, y, x + QR_CODE_SIDE, y + QR_CODE_SIDE], placement: "Block" });
	paper.y = y + QR_CODE_SIDE + 16;
	paper.text("P", { text: entry }, TYPE.body, { x: PANEL.width + MARGIN, width: INNER_WIDTH, align: "center" });
}
