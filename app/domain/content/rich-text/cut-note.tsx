import { useEffect, useRef, useState } from "react";
import { useEditing } from "#app/admin/editor-context.ts";
import { type Cut, endBeforeCut } from "./cut.ts";

/** While a text is typed, its last words in lists. Without scripts, the field's hint says how many characters lists show. */
export function CutNote({ control, cut }: { control: string; cut: Cut }) {
	const { text } = useEditing();
	const note = useRef<HTMLParagraphElement>(null);
	const [end, setEnd] = useState<string>();
	useEffect(() => {
		const area = note.current?.closest("form")?.elements.namedItem(control) as HTMLTextAreaElement;
		const read = () => setEnd(endBeforeCut(area.value, cut));
		read();
		area.addEventListener("input", read);
		return () => area.removeEventListener("input", read);
	}, [control, cut]);
	return (
		<p ref={note} className="mt-1 text-small text-ink-2">
			{end && text.cut.replace("{{words}}", () => end)}
		</p>
	);
}
