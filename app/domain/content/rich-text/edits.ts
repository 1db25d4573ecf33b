/** Replaces `from` to `to` with `text`, then selects `select` (offsets in the new text). */
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

function coreOf({ value, selectionStart, selectionEnd }: Selected) {
	const selected = value.slice(selectionStart, selectionEnd);
	const core = selected.trim();
	const from = selectionStart + (core ? selected.length - selected.trimStart().length : 0);
	return { core, from, to: from + core.length };
}

/** Toggles a mark around the selection. Blanks at its ends stay outside, since Markdown would not read the mark there. */
export function surround(selected: Selected, mark: "**" | "*", otherwise: string): Edit {
	const { core, from, to } = coreOf(selected);
	const { value } = selected;
	const isMarked =
		core !== "" && value.slice(from - mark.length, from) === mark && value.slice(to, to + mark.length) === mark && value[to + mark.length] !== "*";
	if (isMarked) return { from: from - mark.length, to: to + mark.length, text: core, select: [from - mark.length, to - mark.length] };
	const text = core || otherwise;
	return { from, to, text: mark + text + mark, select: [from + mark.length, from + mark.length + text.length] };
}

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

/** Links the selection, then selects the address, or the link text if the selection was an address. Removes the link if its address is selected. */
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

export function picture({ value, selectionEnd }: Selected, address: string, alt: string): Edit {
	const end = value.indexOf("\n\n", selectionEnd);
	const at = end < 0 ? value.length : end;
	const text = `${at === 0 ? "" : "\n\n"}![${alt.replace(/[[\]\\]/g, "\\$&").replace(/\s+/g, " ")}](${address})${at === value.length ? "\n\n" : ""}`;
	return { from: at, to: at, text, select: [at + text.length, at + text.length] };
}

export function write(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
	area.focus();
	area.setSelectionRange(from, to);
	// `execCommand` is deprecated, but `setRangeText` clears the undo history.
	if (!document.execCommand("insertText", false, text)) {
		area.setRangeText(text, from, to, "end");
		area.dispatchEvent(new Event("input", { bubbles: true }));
	}
	area.setSelectionRange(...select);
}
