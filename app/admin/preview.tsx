import { type ReactNode, useEffect, useRef } from "react";
import type { Locale } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { type Site, SiteContext, useFrame } from "#app/ui/site.ts";

interface PreviewProps {
	locale: Locale;
	title: string;
	common: Texts["common"];
	view: unknown;
	text: Texts["editor"];
	draw: (view: unknown) => ReactNode;
}

export function Preview({ locale, title, common, view, text, draw }: PreviewProps) {
	const frame = useFrame() as unknown as Site;
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new preview is looked at
	useEffect(() => {
		heading.current?.focus();
		heading.current?.scrollIntoView({ block: "start" });
	}, [view]);
	return (
		<section aria-labelledby="preview-title" className="mt-14 border-t-2 border-line-strong pt-6">
			<h2 id="preview-title" ref={heading} tabIndex={-1} className="heading scroll-mt-4 outline-none">
				{title}
			</h2>
			<p className="mt-1 mb-8 text-small text-ink-2">{text.preview.note}</p>
			<div lang={locale}>
				<SiteContext.Provider value={{ ...frame, locale, text: common }}>{draw(view)}</SiteContext.Provider>
			</div>
		</section>
	);
}
