/** What a button writes: `from` and `to` are replaced by `text`, after which `select` is selected (offsets in the new whole). */
export interface Edit {
	from: number;
	to: number;
	text: string;
	select: [number, number];
}

interface Selected {
	value: string;
	selectionStart: number;
	selectionEnd: number;
}

/** What is selected, without the blanks at its ends. */
function coreOf({ value, selectionStart, selectionEnd }: Selected) {
	const selected = value.slice(selectionStart, selectionEnd);
	const core = selected.trim();
	const from = selectionStart + (core ? selected.length - selected.trimStart().length : 0);
	return { core, from, to: from + core.length };
}

/** Puts a mark around what is selected, or takes it away; blanks at its ends stay outside, since Markdown would not read the mark there. */
export function surround(selected: Selected, mark: "**" | "*", otherwise: string): Edit {
	const { core, from, to } = coreOf(selected);
	const { value } = selected;
	const isMarked =
		core !== "" && value.slice(from - mark.length, from) === mark && value.slice(to, to + mark.length) === mark && value[to + mark.length] !== "*";
	if (isMarked) return { from: from - mark.length, to: to + mark.length, text: core, select: [from - mark.length, to - mark.length] };
	const text = core || otherwise;
	return { from, to, text: mark + text + mark, select: [from + mark.length, from + mark.length + text.length] };
}

/** Begins each selected line with what `prefix` gives for its place, or takes that away where all have it. */
export function prefixLines({ value, selectionStart, selectionEnd }: Selected, prefix: (index: number) => string, pattern: RegExp): Edit {
	const from = value.lastIndexOf("\n", selectionStart - 1) + 1;
	const end = value.indexOf("\n", selectionEnd);
	const to = end < 0 ? value.length : end;
	const lines = value.slice(from, to).split("\n");
	const isMarked = lines.every((line) => pattern.test(line));
	const text = lines.map((line, index) => (isMarked ? line.replace(pattern, "") : prefix(index) + line.replace(ANY_PREFIX, ""))).join("\n");
	return { from, to, text, select: lines.length === 1 ? [from + text.length, from + text.length] : [from, from + text.length] };
}
const ANY_PREFIX = /^(?:#{1,6} |[-*+] |\d+[.)] )/;

/**
 * A link around what is selected, with its address ready to be typed, or its words where that is an address. Where a link's
 * address is selected, takes the link away.
 */
export function link(selected: Selected, otherwise: string): Edit {
	const { core, from, to } = coreOf(selected);
	const { value } = selected;
	if (value.slice(from - 2, from) === "](" && value[to] === ")") {
		const start = value.lastIndexOf("[", from);
		const words = value.slice(start + 1, from - 2);
		return { from: start, to: to + 1, text: words, select: [start, start + words.length] };
	}
	const isAddress = /^https?:\/\/\S+$/.test(core);
	const words = isAddress ? otherwise : core || otherwise;
	const address = isAddress ? core : "https://";
	const begin = from + (isAddress ? 1 : words.length + 3);
	return { from, to, text: `[${words}](${address})`, select: [begin, begin + (isAddress ? words : address).length] };
}

/** A picture in a paragraph of its own, after the one in which the cursor stands. */
export function picture({ value, selectionEnd }: Selected, address: string, alt: string): Edit {
	const end = value.indexOf("\n\n", selectionEnd);
	const at = end < 0 ? value.length : end;
	const text = `${at === 0 ? "" : "\n\n"}![${alt.replace(/[[\]\\]/g, "\\$&").replace(/\s+/g, " ")}](${address})${at === value.length ? "\n\n" : ""}`;
	return { from: at, to: at, text, select: [at + text.length, at + text.length] };
}

/** Writes an edit so that the browser's own undo takes it back. */
export function write(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
	area.focus();
	area.setSelectionRange(from, to);
	// Deprecated and without successor: `setRangeText` would empty the list of what can be undone.
	if (!document.execCommand("insertText", false, text)) {
		area.setRangeText(text, from, to, "end");
		area.dispatchEvent(new Event("input", { bubbles: true }));
	}
	area.setSelectionRange(...select);
}
