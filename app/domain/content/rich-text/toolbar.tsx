import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from "react";
import { useEditing } from "#app/admin/editor-context.ts";
import type { Locale } from "#app/i18n/config.ts";
import { type Edit, link, picture, prefixLines, surround, write } from "./edits.ts";
import { PictureDialog } from "./picture-dialog.tsx";

interface ToolbarProps {
	area: () => HTMLTextAreaElement | undefined;
	controls: string;
	locale: Locale;
	label: string;
	only?: readonly Tool[];
}

const DRAWINGS = {
	heading: "M4 3v10M12 3v10M4 8h8",
	bold: "M5 3h4a2.500 2.500 0 0 1 0 5H5zM5 8h5a2.500 2.500 0 0 1 0 5H5z",
	italic: "M7 3h5M4 13h5M9.500 3l-3 10",
	list: "M6 4h8M6 8h8M6 12h8M2.500 4v.01M2.500 8v.01M2.500 12v.01",
	numbers: "M7 4h7M7 8h7M7 12h7M2 3l1-.5V6M2 10.500c0-1 2-1 2 0S2 12.500 2 13h2",
	link: "M7 9a3 3 0 0 0 4.200 0l2-2A3 3 0 0 0 9 2.800l-1 1M9 7a3 3 0 0 0-4.200 0l-2 2A3 3 0 0 0 7 13.200l1-1",
	picture: "M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3M10.500 6v.01",
};
type Tool = keyof typeof DRAWINGS;
const TOOLS = Object.keys(DRAWINGS) as Tool[];
export const LINE_TOOLS: readonly Tool[] = ["bold", "italic", "link"];
const SHORTCUTS: Record<string, Tool> = { b: "bold", i: "italic" };

/** Follows the ARIA Authoring Practices: one tab stop, arrow keys within. Ctrl+B and Ctrl+I work in the text. */
export function Toolbar({ area, controls, locale, label, only = TOOLS }: ToolbarProps) {
	const { text } = useEditing();
	const words = text.markdown;
	const buttons = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState(0);
	const [isChoosing, setChoosing] = useState(false);

	const use = (tool: Tool) => {
		const target = area();
		if (tool === "picture") setChoosing(true);
		else if (target) write(target, editOf(tool, target, words));
	};
	const latest = useRef(use);
	latest.current = use;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the text stays the same element
	useEffect(() => {
		const target = area();
		const listen = (event: KeyboardEvent) => {
			const tool = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && SHORTCUTS[event.key.toLowerCase()];
			if (!tool || !buttons.current?.offsetParent) return;
			event.preventDefault();
			latest.current(tool);
		};
		target?.addEventListener("keydown", listen);
		return () => target?.removeEventListener("keydown", listen);
	}, []);

	const move = (event: ReactKeyboardEvent) => {
		const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: only.length - 1 }[event.key];
		if (to === undefined) return;
		event.preventDefault();
		const next = (to + only.length) % only.length;
		setCurrent(next);
		buttons.current?.querySelectorAll("button")[next]?.focus();
	};

	return (
		<>
			<div
				ref={buttons}
				role="toolbar"
				aria-label={`${words.toolbar}: ${label}`}
				aria-controls={controls}
				onKeyDown={move}
				className="mb-1.5 flex flex-wrap gap-0.5 rounded-lg border border-line bg-paper-2 p-0.5"
			>
				{only.map((tool, index) => (
					<button
						key={tool}
						type="button"
						tabIndex={index === current ? 0 : -1}
						title={words.tools[tool]}
						aria-label={words.tools[tool]}
						aria-keyshortcuts={{ bold: "Control+B", italic: "Control+I" }[tool as string]}
						onFocus={() => setCurrent(index)}
						onClick={() => use(tool)}
						className="grid size-9 place-items-center rounded-md hover:bg-card"
					>
						<svg aria-hidden="true" viewBox="0 0 16 16" className="size-4.5">
							<path d={DRAWINGS[tool]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
						</svg>
					</button>
				))}
			</div>
			{isChoosing && (
				<PictureDialog
					locale={locale}
					onClose={(chosen) => {
						setChoosing(false);
						const target = area();
						if (target && chosen) write(target, picture(target, chosen.address, chosen.alt));
						else target?.focus();
					}}
				/>
			)}
		</>
	);
}

function editOf(tool: Exclude<Tool, "picture">, area: HTMLTextAreaElement, { samples }: { samples: Record<"bold" | "italic" | "link", string> }): Edit {
	switch (tool) {
		case "bold":
			return surround(area, "**", samples.bold);
		case "italic":
			return surround(area, "*", samples.italic);
		case "link":
			return link(area, samples.link);
		case "heading":
			return prefixLines(area, () => "## ", /^#{1,6} /);
		case "list":
			return prefixLines(area, () => "- ", /^[-*+] /);
		case "numbers":
			return prefixLines(area, (index) => `${index + 1}. `, /^\d+[.)] /);
	}
}
