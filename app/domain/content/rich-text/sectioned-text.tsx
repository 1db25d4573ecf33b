import type { ReactNode } from "react";
import { InlineText } from "#app/ui/inline-text.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { TextSection } from "./sections.server.ts";

interface SectionedTextProps {
	sections: TextSection[];
	lang: string | undefined;
	heading?: 2 | 4;
}

export function SectionedText({ sections, lang, heading: level = 2 }: SectionedTextProps) {
	const Heading = `h${level}` as const;
	return (
		<div lang={lang} className="max-w-measure">
			{sections.map(({ id, heading, blocks }) => (
				<Part key={id} labelledBy={heading && id}>
					{heading && (
						<Heading id={id} className="heading">
							<InlineText of={heading.of} />
						</Heading>
					)}
					<RichText blocks={blocks} heading={level} />
				</Part>
			))}
		</div>
	);
}

function Part({ labelledBy, children }: { labelledBy: string | undefined; children: ReactNode }) {
	const className = "mb-10 space-y-4";
	if (!labelledBy) return <div className={className}>{children}</div>;
	return (
		<section aria-labelledby={labelledBy} className={className}>
			{children}
		</section>
	);
}
