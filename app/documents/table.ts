import { linesOf } from "./letters.ts";
import { BOTTOM, COLORS, PAGE, TYPE, WIDTH } from "./look.ts";
import type { Table } from "./model.ts";
import type { Paper, Place } from "./paper.ts";

const GAP = 10;
const CELL_PADDING = 5;

type Cell = Table["rows"][number]["cells"][number];

/** Repeats the head on each page, where it is not read aloud again. */
export function drawTable(paper: Paper, table: Table): void {
	const total = table.widths.reduce((sum, width) => sum + width, 0);
	const wide = table.widths.map((width) => (width / total) * WIDTH);
	const columns = wide.map((width, index) => {
		const isFigure = table.isFigures && index > 0;
		const left = PAGE.left + wide.slice(0, index).reduce((sum, one) => sum + one, 0);
		return { x: left + (isFigure ? GAP : 0), width: width - GAP, align: isFigure ? ("right" as const) : ("left" as const) };
	});
	const headHeight =
		Math.max(...table.head.map((label, index) => linesOf(label, TYPE.smallStrong, columns[index]?.width ?? 0).length)) * TYPE.smallStrong.leading;
	paper.ensure(headHeight + 70);
	paper.element("Table", () => {
		paper.element("TR", () => {
			row(
				paper,
				headHeight,
				table.head,
				(label, index) => paper.element("TH", () => paper.text("P", { text: label }, TYPE.smallStrong, columns[index]), { scope: "Column" }),
				COLORS.ink,
			);
		});
		for (const { name, note = "", cells } of table.rows) {
			const height = Math.max(
				linesOf(name.text, TYPE.strong, columns[0]?.width ?? 0).length * TYPE.strong.leading +
					linesOf(note, TYPE.small, columns[0]?.width ?? 0).length * TYPE.small.leading,
				...cells.map((cell, index) => heightOf(cell, columns[index + 1]?.width ?? 0)),
			);
			if (paper.y + height + 2 * CELL_PADDING > BOTTOM) {
				paper.newPage();
				paper.artifact(() => {
					for (const [index, label] of table.head.entries())
						for (const [line, words] of linesOf(label, TYPE.smallStrong, columns[index]?.width ?? 0).entries())
							paper.set(words, columns[index]?.x ?? 0, paper.y + line * TYPE.smallStrong.leading, TYPE.smallStrong);
				});
				paper.y += headHeight + CELL_PADDING;
				paper.artifact(() => paper.rule(PAGE.left, paper.y, WIDTH, COLORS.ink, 1.2));
			}
			paper.element("TR", () => {
				row(paper, height, [name, ...cells], (cell, index) => {
					if (index === 0)
						paper.element(
							"TH",
							() => {
								paper.linked("P", name, name.href ? { ...TYPE.strong, color: COLORS.terracotta } : TYPE.strong, columns[0]);
								if (note) paper.text("P", { text: note }, TYPE.small, columns[0]);
							},
							{ scope: "Row" },
						);
					else drawCell(paper, cell as Cell, table, columns[index]);
				});
			});
		}
	});
	paper.y += 12;
}

function row<Of>(paper: Paper, height: number, cells: readonly Of[], draw: (cell: Of, index: number) => void, color: string = COLORS.line): void {
	const top = paper.y + CELL_PADDING;
	for (const [index, cell] of cells.entries()) {
		paper.y = top;
		draw(cell, index);
	}
	paper.y = top + height + CELL_PADDING;
	paper.artifact(() => paper.rule(PAGE.left, paper.y, WIDTH, color, color === COLORS.line ? 0.6 : 1.2));
}

function drawCell(paper: Paper, cell: Cell, { yes, no }: Table, place: Place | undefined): void {
	paper.element("TD", () => {
		if (typeof cell !== "boolean") paper.text("P", cell, TYPE.body, place);
		else if (cell) paper.element("Span", () => paper.content(() => drawTick(paper, place?.x ?? PAGE.left)), { actual: yes });
		else paper.element("Span", () => paper.lines(["–"], TYPE.quiet, place), { actual: no });
	});
}

function drawTick({ pdf, y }: Paper, x: number): void {
	pdf
		.path(`M${x} ${y + 8} l3 3 l6 -7`)
		.lineWidth(1.6)
		.stroke(COLORS.ink);
}

const heightOf = (cell: Cell, width: number) =>
	typeof cell === "boolean" ? TYPE.body.leading : linesOf(cell.text, TYPE.body, width).length * TYPE.body.leading;
