import { ArticleText } from "~/domain/content/news/article";
import { Byline } from "~/domain/content/news/card";
import type { ArticleView } from "~/domain/content/news/view.server";
import { Text } from "~/i18n/text";

/** An article without the site's head around it. */
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
