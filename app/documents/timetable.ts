import { linesOf, widthOfLine } from "./letters.ts";
import { BOTTOM, COLORS, PAGE, TYPE, type Type, WIDTH } from "./look.ts";
import type { Timetable } from "./model.ts";
import type { Paper } from "./paper.ts";

const HOUR_LABELS_WIDTH = 32;
const HEADER_HEIGHT = 30;
const HOUR_HEIGHT = { least: 26, most: 74 };
const INSET = 3.5;

/** One picture: the sessions are listed, and read aloud, after it. */
export function drawTimetable(paper: Paper, { alt, firstHour, lastHour, rooms, boxes }: Timetable): void {
	const hours = lastHour - firstHour;
	if (BOTTOM - paper.y - HEADER_HEIGHT < hours * HOUR_HEIGHT.least) paper.newPage();
	const hour = Math.min(HOUR_HEIGHT.most, (BOTTOM - paper.y - HEADER_HEIGHT - 4) / hours);
	const lanes = rooms.reduce((sum, room) => sum + room.lanes, 0);
	const lane = (WIDTH - HOUR_LABELS_WIDTH) / lanes;
	const top = paper.y + HEADER_HEIGHT;
	const left = PAGE.left + HOUR_LABELS_WIDTH;
	const at = (minutes: number) => top + (minutes / 60 - firstHour) * hour;

	paper.element(
		"Figure",
		() => {
			paper.content(() => {
				let before = 0;
				for (const { name, lanes } of rooms) {
					const type = fitting(name.text, lanes * lane - 8);
					const lines = linesOf(name.text, type, lanes * lane - 8, 3);
					for (const [index, line] of lines.entries()) paper.set(line, left + before * lane + 4, top - 4 - (lines.length - index) * type.leading, type);
					if (before > 0) paper.pdf.rect(left + before * lane - 0.3, top, 0.6, hours * hour).fill(COLORS.line);
					before += lanes;
				}
				for (let index = 0; index <= hours; index += 1) {
					paper.rule(PAGE.left, top + index * hour, WIDTH, index === 0 ? COLORS.ink : COLORS.line, index === 0 ? 1 : 0.5);
					if (index < hours) paper.set(`${String(firstHour + index).padStart(2, "0")}:00`, PAGE.left, top + index * hour + 3, TYPE.tiny);
				}
				for (const box of boxes)
					drawBox(paper, box, { x: left + (box.lane - 1) * lane + 1.5, y: at(box.start) + 0.8, width: lane - 3, height: at(box.end) - at(box.start) - 1.6 });
			});
			for (const { title, lane: place, start, end } of boxes) {
				const area = { x: left + (place - 1) * lane, y: at(start), width: lane, height: at(end) - at(start) };
				if (title.href) paper.element("Link", () => paper.area(title, area));
			}
		},
		{ alt, bbox: [PAGE.left, paper.y, PAGE.left + WIDTH, top + hours * hour], placement: "Block" },
	);
	paper.y = top + hours * hour + 14;
}

/** Shrinks long room names to three quarters at most, instead of breaking words. */
function fitting(name: string, width: number): Type {
	const widest = Math.max(...name.split(" ").map((word) => widthOfLine(word, TYPE.tinyStrong)));
	return { ...TYPE.tinyStrong, size: TYPE.tinyStrong.size * Math.min(1, Math.max(0.75, width / widest)) };
}

/** Without `isTight`, lines are as far apart as elsewhere and shrink no further than to three quarters. */
function shown(words: string, width: number, height: number, isTight = false) {
	const sized = [1, 0.9, 0.8, 0.75, ...(isTight ? [0.7, 0.65] : [])].map((part) => {
		const size = TYPE.tinyStrong.size * part;
		const type = { ...TYPE.tinyStrong, size, leading: isTight ? size * 1.08 : TYPE.tinyStrong.leading * part };
		const most = Math.max(1, Math.floor(height / type.leading));
		const isBroken = words.split(" ").some((word) => widthOfLine(word, type) > width);
		return { type, lines: linesOf(words, type, width, most), isBroken, isWhole: linesOf(words, type, width).length <= most };
	});
	const [smallest] = sized.slice(-1) as [(typeof sized)[number]];
	const isWhole = sized.some((one) => one.isWhole);
	return { ...(sized.find((one) => one.isWhole && !one.isBroken) ?? sized.find((one) => one.isWhole) ?? smallest), isWhole };
}

interface Area {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** If time and title do not fit, only the title is set: the hours at the side tell the time. */
function tightly(withTime: string, words: string, width: number, height: number) {
	const both = shown(withTime, width, height, true);
	return both.isWhole ? both : shown(words, width, height, true);
}

/** Kinds differ by their frames, because the document may be printed in black. */
function drawBox(paper: Paper, { time, title, mark, look }: Timetable["boxes"][number], { x, y, width, height }: Area): void {
	const { pdf } = paper;
	pdf.save().roundedRect(x, y, width, height, 2.5).clip();
	pdf.rect(x, y, width, height).fill(look === "quiet" ? COLORS.shade : COLORS.snow);
	if (look === "strong") pdf.rect(x, y, 3, height).fill(COLORS.ink);
	const place = { x: x + INSET + (look === "strong" ? 2 : 0), width: width - 2 * INSET - (look === "strong" ? 2 : 0) };
	const { leading } = TYPE.tiny;
	const words = [...(mark ? [mark] : []), title.text].join(": ");
	const below = shown(words, place.width, height - 3 - leading);
	const isTight = !below.isWhole || height - 3 < 2 * leading;
	const { type, lines } = isTight ? tightly(`${time.slice(0, 5)} ${words}`, words, place.width, height) : below;
	const from = isTight ? y + Math.max(0, Math.min(2.5, (height - lines.length * type.leading) / 2)) : y + 2.5 + leading;
	if (!isTight) paper.set(time, place.x, y + 2.5, TYPE.tiny);
	for (const [index, line] of lines.entries()) paper.set(line, place.x, from + index * type.leading, type);
	pdf.restore();
	pdf
		.roundedRect(x, y, width, height, 2.5)
		.lineWidth(look === "strong" ? 1 : 0.6)
		.stroke(look === "quiet" ? COLORS.line : COLORS.ink);
	if (mark)
		pdf
			.moveTo(x, y + height)
			.lineTo(x + width, y)
			.lineWidth(0.5)
			.stroke(COLORS.ink2);
}
