import { linesOf } from "./letters.ts";
import { COLORS, PAGE, TYPE, WIDTH } from "./look.ts";
import type { Block, Letterhead } from "./model.ts";
import type { Paper } from "./paper.ts";

const GAP = 18;

export function drawLetterhead(paper: Paper, { eyebrow, title, columns }: Letterhead): void {
	paper.text("P", { text: eyebrow }, TYPE.eyebrow);
	paper.bookmark(title.text);
	paper.text("H1", title, TYPE.section);
	paper.y += 14;
	const width = (WIDTH - GAP * (columns.length - 1)) / columns.length;
	const { y } = paper;
	const bottoms = columns.map(({ heading, lines }, column) => {
		const place = { x: PAGE.left + column * (width + GAP), width };
		paper.y = y + 8;
		paper.artifact(() => paper.rule(place.x, y, width, COLORS.ink, 1.2));
		paper.text("H2", { text: heading }, TYPE.smallStrong, place);
		paper.y += 2;
		for (const line of lines) paper.text("P", { text: line }, TYPE.body, place);
		return paper.y;
	});
	paper.y = Math.max(...bottoms) + 24;
}

const SUMS_LEFT = PAGE.left + WIDTH * 0.36;
const AMOUNT_WIDTH = 120;

export function drawSums(paper: Paper, { sums }: Extract<Block, { kind: "sums" }>): void {
	const width = PAGE.left + WIDTH - SUMS_LEFT;
	const heights = sums.map(({ term, isTotal }) => linesOf(term, isTotal ? TYPE.strong : TYPE.body, width - AMOUNT_WIDTH).length * TYPE.body.leading + 8);
	paper.ensure(heights.reduce((sum, height) => sum + height, 0));
	paper.element("L", () => {
		for (const { term, amount, isTotal } of sums) {
			const type = isTotal ? TYPE.strong : TYPE.body;
			paper.element("LI", () => {
				const { y } = paper;
				paper.text("Lbl", { text: term }, type, { x: SUMS_LEFT, width: width - AMOUNT_WIDTH });
				const under = paper.y;
				paper.y = y;
				paper.text("LBody", { text: amount }, type, { x: SUMS_LEFT, width, align: "right" });
				paper.y = Math.max(paper.y, under) + 3;
			});
			paper.artifact(() => paper.rule(SUMS_LEFT, paper.y, width, isTotal ? COLORS.ink : COLORS.line, isTotal ? 1.2 : 0.6));
			paper.y += 5;
		}
	});
	paper.y += 8;
}
