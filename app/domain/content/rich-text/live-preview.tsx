import { useEffect, useRef, useState } from "react";
import { useEditing } from "#app/admin/editor-context.ts";
import type { Locale } from "#app/i18n/config.ts";
import { errorWords } from "#app/i18n/error-words.ts";
import { type Block, RichText } from "#app/ui/rich-text.tsx";
import { type Site, SiteContext, useFrame } from "#app/ui/site.ts";

export interface TextPreview {
	blocks: Block[];
	error?: string;
}

/** Texts outside entities: `line` has room for one paragraph, `page` for more. Facts are filled in. */
export type TextPlace = "line" | "page";

const DEBOUNCE_MS = 300;

export function LivePreview({ area, locale, place = "" as const }: { area: () => HTMLTextAreaElement | undefined; locale: Locale; place?: TextPlace | "" }) {
	const { text } = useEditing();
	const frame = useFrame() as unknown as Site;
	const [isOpen, setOpen] = useState(false);
	const [preview, setPreview] = useState<TextPreview>();
	const timer = useRef<ReturnType<typeof setTimeout>>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the text stays the same element
	useEffect(() => {
		const target = area();
		if (!isOpen || !target) return;
		let asked = 0;
		const ask = async () => {
			const turn = ++asked;
			try {
				const answer = await fetch("/admin/text-preview", { method: "POST", body: new URLSearchParams({ text: target.value, place, locale }) });
				// There is no preview after the login session has expired.
				if (!answer.ok) return;
				const read = (await answer.json()) as TextPreview;
				if (turn === asked) setPreview(read);
			} catch {
				// The next keystroke retries.
			}
		};
		const later = () => {
			clearTimeout(timer.current);
			timer.current = setTimeout(ask, DEBOUNCE_MS);
		};
		ask();
		target.addEventListener("input", later);
		return () => {
			asked = -1;
			clearTimeout(timer.current);
			target.removeEventListener("input", later);
		};
	}, [isOpen]);
	return (
		<details onToggle={(event) => setOpen(event.currentTarget.open)} className="mb-1.5 text-small">
			<summary className="link inline-block min-h-8 py-1">{text.markdown.preview}</summary>
			{isOpen && preview && (
				<div
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it
					tabIndex={0}
					className="mt-1 mb-2 max-h-112 overflow-y-auto rounded-lg border border-line bg-card p-4 text-body"
				>
					{preview.error && <p className="mb-3 font-medium text-danger">{errorWords(preview.error, text.errors)}</p>}
					<div lang={locale} className="space-y-4">
						<SiteContext.Provider value={{ ...frame, locale }}>
							<RichText blocks={preview.blocks} heading={2} />
						</SiteContext.Provider>
					</div>
				</div>
			)}
		</details>
	);
}
