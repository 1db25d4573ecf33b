import { drawBadge } from "./badge.ts";
import { drawLetterhead, drawSums } from "./letter.ts";
import { linesOf, printable } from "./letters.ts";
import { COLORS, PAGE, TYPE, WIDTH } from "./look.ts";
import type { Block, Entry, Linked, Picture } from "./model.ts";
import type { Paper } from "./paper.ts";
import { drawTable } from "./table.ts";
import { drawTimetable } from "./timetable.ts";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

const INDENT = 16;
const LABEL_WIDTH = 78;

export function drawBlocks(paper: Paper, blocks: Block[]): void {
	for (const block of blocks) (DRAW[block.kind] as Draw<Block["kind"]>)(paper, block);
}

type Draw<Kind extends Block["kind"]> = (paper: Paper, block: Of<Kind>) => void;

function drawSection(paper: Paper, { title, eyebrow, name, newPage }: Of<"section">): void {
	if (newPage) paper.newPage();
	else paper.ensure(130);
	if (!newPage && paper.y > PAGE.top) paper.y += 20;
	paper.bookmark(title.text, name);
	if (eyebrow) paper.text("P", { text: eyebrow }, TYPE.eyebrow);
	paper.text("H2", title, TYPE.section);
	paper.y += 10;
}

function drawHeading(paper: Paper, { title }: Of<"heading">): void {
	paper.ensure(105);
	paper.y += 8;
	paper.text("H3", title, TYPE.heading);
	paper.y += 4;
}

const PARAGRAPHS = { plain: TYPE.body, lead: TYPE.lead, quiet: TYPE.small };
const TEXT_WIDTH = 420;

function drawParagraph(paper: Paper, { text, look }: Of<"paragraph">): void {
	paper.linked("P", text, link(text, PARAGRAPHS[look ?? "plain"]), { width: look === "lead" ? WIDTH : TEXT_WIDTH });
	paper.y += look === "lead" ? 10 : 8;
}

function drawList(paper: Paper, { items, numbered }: Of<"list">): void {
	paper.element("L", () => {
		for (const [index, item] of items.entries()) {
			paper.ensure(TYPE.body.leading * 2);
			paper.element("LI", () => {
				const { y } = paper;
				paper.text("Lbl", { text: numbered ? `${index + 1}.` : "•" }, numbered ? TYPE.strong : TYPE.body);
				paper.y = y;
				paper.text("LBody", item, TYPE.body, { x: PAGE.left + INDENT, width: TEXT_WIDTH - INDENT });
			});
			paper.y += 3;
		}
	});
	paper.y += 6;
}

function drawFigures(paper: Paper, { figures }: Of<"figures">): void {
	const gap = 18;
	const perRow = figures.length % 4 === 0 && figures.every(({ figure }) => figure.text.length <= 6) ? 4 : 2;
	const width = (WIDTH - gap * (perRow - 1)) / perRow;
	for (let first = 0; first < figures.length; first += perRow) {
		paper.ensure(92);
		const { y } = paper;
		const bottoms = figures.slice(first, first + perRow).map(({ figure, label }, column) => {
			const place = { x: PAGE.left + column * (width + gap), width };
			paper.y = y + 8;
			paper.artifact(() => paper.rule(place.x, y, width, COLORS.ink, 1.2));
			paper.element("P", () => {
				paper.text("Span", figure, TYPE.figure, { ...place, most: 2 });
				paper.text("Span", label, TYPE.small, { ...place, most: 5 });
			});
			return paper.y;
		});
		paper.y = Math.max(...bottoms) + 14;
	}
}

function drawFacts(paper: Paper, { facts }: Of<"facts">): void {
	const width = 130;
	paper.element("L", () => {
		for (const { term, value: typed, otherwise } of facts) {
			const value = otherwise ? { ...typed, text: printable(typed.text, TYPE.body.face) ?? otherwise } : typed;
			const rows = linesOf(value.text, TYPE.body, WIDTH - width);
			paper.ensure(Math.min(rows.length, 4) * TYPE.body.leading + 9);
			paper.divide(8);
			paper.element("LI", () => {
				const { y } = paper;
				paper.text("Lbl", { text: term }, TYPE.strong, { width: width - 12, most: 2 });
				const under = paper.y;
				paper.y = y;
				paper.linked("LBody", value, link(value, TYPE.body), { x: PAGE.left + width, width: WIDTH - width });
				paper.y = Math.max(paper.y, rows.length > 2 ? 0 : under);
			});
		}
	});
	paper.divide(10);
	paper.y += 6;
}

function link<Type extends { color: string }>({ href }: Linked, type: Type) {
	return href ? { ...type, color: COLORS.terracotta } : type;
}

function drawEntries(paper: Paper, { entries }: Of<"entries">): void {
	const isLabeled = entries.some(({ label }) => label);
	const x = PAGE.left + (isLabeled ? LABEL_WIDTH : 0);
	paper.element("L", () => {
		for (const entry of entries) {
			paper.ensure(Math.min(heightOf(entry, PAGE.left + WIDTH - x), 150));
			paper.divide(9);
			paper.element("LI", () => {
				const { y } = paper;
				if (entry.label) paper.text("Lbl", { text: entry.label }, TYPE.strong, { width: LABEL_WIDTH });
				paper.y = y;
				paper.element("LBody", () => drawEntry(paper, entry, { x, width: PAGE.left + WIDTH - x }));
			});
		}
	});
	paper.divide(6);
}

function drawEntry(paper: Paper, { title, mark, note, text }: Entry, place: { x: number; width: number }): void {
	if (mark) paper.text("P", { text: mark }, TYPE.eyebrow, place);
	paper.linked("P", title, TYPE.strong, { ...place, struck: mark !== undefined });
	if (note) paper.text("P", note, TYPE.small, place);
	if (text) {
		paper.y += 2;
		paper.text("P", text, { ...TYPE.small, color: COLORS.ink }, place);
	}
}

function heightOf({ title, mark, note, text }: Entry, width: number): number {
	const of = (words: string | undefined, type: typeof TYPE.small | typeof TYPE.strong | typeof TYPE.eyebrow) =>
		words ? linesOf(words, type, width).length * type.leading : 0;
	return 11 + of(mark, TYPE.eyebrow) + of(title.text, TYPE.strong) + of(note?.text, TYPE.small) + of(text?.text, TYPE.small);
}

/** As wide as the page; what is higher than `ratio` is cut off above and below. */
function drawPicture(paper: Paper, { picture, ratio }: Of<"picture">): void {
	const height = WIDTH / ratio;
	paper.ensure(height + 14);
	drawJpeg(paper, picture, { x: PAGE.left, width: WIDTH, height }, "cover");
	paper.y += height + 14;
}

function drawMarks(paper: Paper, { marks }: Of<"marks">): void {
	const [perRow, gap, height] = [4, 18, 46];
	const width = (WIDTH - gap * (perRow - 1)) / perRow;
	for (let first = 0; first < marks.length; first += perRow) {
		paper.ensure(height + gap);
		for (const [column, mark] of marks.slice(first, first + perRow).entries())
			drawJpeg(paper, mark, { x: PAGE.left + column * (width + gap), width, height }, "fit");
		paper.y += height + gap;
	}
}

function drawJpeg(paper: Paper, { jpeg, alt }: Picture, { x, width, height }: Record<"x" | "width" | "height", number>, way: "cover" | "fit"): void {
	const { pdf, y } = paper;
	const draw = () => {
		pdf.save().rect(x, y, width, height).clip();
		pdf.image(Buffer.from(jpeg, "base64"), x, y, { [way]: [width, height], align: "center", valign: "center" });
		pdf.restore();
	};
	paper.element("Figure", () => paper.content(draw), { alt, bbox: [x, PAGE.height - y - height, x + width, PAGE.height - y], placement: "Block" });
}

const DRAW: { [Kind in Block["kind"]]: Draw<Kind> } = {
	section: drawSection,
	heading: drawHeading,
	paragraph: drawParagraph,
	list: drawList,
	figures: drawFigures,
	facts: drawFacts,
	entries: drawEntries,
	picture: drawPicture,
	marks: drawMarks,
	table: drawTable,
	timetable: drawTimetable,
	badge: drawBadge,
	letterhead: drawLetterhead,
	sums: drawSums,
};
