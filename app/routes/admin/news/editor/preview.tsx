import { ArticleText } from "#app/domain/content/news/article.tsx";
import { Byline } from "#app/domain/content/news/card.tsx";
import type { ArticleView } from "#app/domain/content/news/view.server.ts";
import { Text } from "#app/i18n/text.tsx";

export function ArticlePreview({ article }: { article: ArticleView }) {
	return (
		<article>
			<h3 className="title max-w-4xl">
				<Text of={article.title} />
			</h3>
			<div className="mt-4 mb-10">
				<Byline article={article} />
			</div>
			<ArticleText article={article} heading={4} />
		</article>
	);
}
