import type { ReactNode } from "react";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { LanguageNote } from "#app/ui/language-note.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import { WhileLoading } from "#app/ui/spinner.tsx";
import { Byline, NewsCard } from "./card.tsx";
import type { ArticleView, NewsView } from "./view.server.ts";

interface ArticleProps {
	article: ArticleView;
	imageAlt?: string;
	others: NewsView[];
	text: Pick<Texts["news"], "back" | "others">;
	banner?: ReactNode;
	aside?: ReactNode;
}

export function Article({ article, imageAlt, others, text, banner, aside }: ArticleProps) {
	return (
		<>
			{banner}
			<PageHead eyebrow={<BackLink>{text.back}</BackLink>} title={<Text of={article.title} />}>
				<div className="mt-6">
					<Byline article={article} />
				</div>
			</PageHead>
			<WhileLoading section="/news">
				<div className="page grid gap-x-16 gap-y-10 pt-10 pb-14 md:pt-14 md:pb-20 lg:grid-cols-[minmax(0,1fr)_14rem]">
					<div>
						<ArticleText article={article} imageAlt={imageAlt} heading={2} />
						<p className="mt-10">
							<BackLink>{text.back}</BackLink>
						</p>
					</div>
					<div className="lg:sticky lg:top-24 lg:self-start">{aside}</div>
				</div>
				{others.length > 0 && (
					<section aria-labelledby="others-title" className="section no-print bg-paper-2">
						<div className="page">
							<h2 id="others-title" className="title mb-8 md:mb-10">
								{text.others}
							</h2>
							<div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
								{others.map((other) => (
									<NewsCard key={other.slug} article={other} />
								))}
							</div>
						</div>
					</section>
				)}
			</WhileLoading>
		</>
	);
}

export function ArticleText({ article, imageAlt, heading }: Pick<ArticleProps, "article" | "imageAlt"> & { heading: 2 | 4 }) {
	return (
		<>
			{article.image && (
				<Picture
					src={article.image}
					kind="scene"
					alt={imageAlt}
					eager
					sizes="(min-width: 1024px) 840px, 100vw"
					className="mb-10 aspect-[3/2] w-full rounded-card object-cover lg:aspect-[2/1]"
				/>
			)}
			<LanguageNote>{article.languageNote}</LanguageNote>
			<div lang={article.lang} className="max-w-measure space-y-5 ">
				<RichText blocks={article.blocks} heading={heading} paragraph="first:text-subheading first:leading-normal first:font-medium" />
			</div>
		</>
	);
}

function BackLink({ children }: { children: string }) {
	const { path } = useSite();
	return (
		<Link to={path("/news")} className="no-print inline-flex min-h-6 items-center gap-2 font-semibold hover:underline">
			<svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
				<path d="M14 8H2.500M7 3 2 8l5 5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
			</svg>
			{children}
		</Link>
	);
}
