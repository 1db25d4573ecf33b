import type { ArticleText } from "#app/domain/content/rich-text/text.server.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

export function Article({ of: { lead, blocks, lang }, heading }: { of: ArticleText; heading: 2 | 3 }) {
	return (
		<div lang={lang} className="max-w-measure space-y-4">
			{lead && (
				<p className="lead">
					<InlineText of={lead} />
				</p>
			)}
			<RichText blocks={blocks} heading={heading} />
		</div>
	);
}
