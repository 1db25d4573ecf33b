import { Text } from "#app/i18n/text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import type { NewsView } from "./view.server.ts";

export function NewsCard({ article, large, eager }: { article: NewsView; large?: boolean; eager?: boolean }) {
	return (
		<article className="group relative">
			{article.image && (
				<Picture
					src={article.image}
					kind="scene"
					sizes={large ? "(min-width: 1024px) 570px, 100vw" : "(min-width: 768px) 370px, 100vw"}
					className="mb-5 aspect-[3/2] w-full rounded-card object-cover"
					eager={eager}
				/>
			)}
			<Byline article={article} />
			<h3 className={`mt-2 ${large ? "heading" : "subheading"}`}>
				<ArticleLink article={article} />
			</h3>
			<p className="mt-2 max-w-measure text-ink-2">
				<Text of={article.excerpt} />
			</p>
		</article>
	);
}

export function NewsRow({ article, eager }: { article: NewsView; eager?: boolean }) {
	return (
		<article className="group relative grid gap-x-8 gap-y-4 border-b border-line py-7 sm:grid-cols-[1fr_10rem] lg:grid-cols-[1fr_13rem]">
			<div>
				<Byline article={article} />
				<h3 className="heading mt-2 max-w-3xl">
					<ArticleLink article={article} />
				</h3>
				<p className="mt-2 max-w-measure text-ink-2">
					<Text of={article.excerpt} />
				</p>
			</div>
			{article.image && (
				<Picture src={article.image} kind="scene" sizes="210px" className="hidden aspect-[3/2] w-full rounded-lg object-cover sm:block" eager={eager} />
			)}
		</article>
	);
}

export function Byline({ article }: { article: NewsView }) {
	return (
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-2">
			<time dateTime={article.publishedAt}>{article.date}</time>
			<span>{article.author}</span>
			<Badge color={article.category.color}>{article.category.label}</Badge>
		</p>
	);
}

function ArticleLink({ article }: { article: NewsView }) {
	const { path } = useSite();
	return (
		<Link to={path(`/news/${article.slug}`)} className="group-hover:underline after:absolute after:inset-0 decoration-2 underline-offset-4">
			<Text of={article.title} />
		</Link>
	);
}
