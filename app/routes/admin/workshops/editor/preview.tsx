import type { ArticleText } from "#app/domain/content/rich-text/text.server.ts";
import { Article } from "#app/domain/program/session/article.tsx";
import { WorkshopCard } from "#app/domain/program/workshop/card.tsx";
import type { WorkshopView } from "#app/domain/program/workshop/view.server.ts";

export interface WorkshopPreviewProps {
	card: WorkshopView;
	more: string;
	article: ArticleText;
}

export function WorkshopPreview({ card, more, article }: WorkshopPreviewProps) {
	return (
		<div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[22rem_1fr]">
			<WorkshopCard workshop={card} more={more} />
			<Article of={article} heading={3} />
		</div>
	);
}
