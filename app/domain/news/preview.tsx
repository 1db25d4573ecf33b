import { Text } from "~/i18n/text";
import { ArticleText } from "./article";
import { Byline } from "./card";
import type { ArticleView } from "./view.server";

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
