import type { ReactNode } from "react";
import type { ZoneChoiceView } from "#app/domain/content/event/zone-choice.tsx";
import { ZoneChoice } from "#app/domain/content/event/zone-choice.tsx";
import type { ArticleText } from "#app/domain/content/rich-text/text.server.ts";
import type { SessionSpeakerView } from "#app/domain/program/speaker/view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { LocalText } from "#app/i18n/translated.ts";
import { Badge, type BadgeColor } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { LanguageNote } from "#app/ui/language-note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { shareOf } from "#app/ui/share.server.ts";
import { Share } from "#app/ui/share.tsx";
import { WebLinks } from "#app/ui/web-links.tsx";
import { Article } from "./article.tsx";
import type { headline, PageFact } from "./facts.server.ts";
import { Headline, PageFacts } from "./facts.tsx";
import type { NeighborView } from "./neighbor-links.server.ts";
import { NeighborLinks } from "./neighbor-links.tsx";
import { SessionSpeakers } from "./speakers.tsx";

interface SessionArticleProps {
	text: Pick<Texts["session"], "factsTitle" | "speakers" | "afterwards" | "neighbors">;
	list: { name: string; path: string };
	title: LocalText;
	kind: { name: string; color: BadgeColor };
	headline: ReturnType<typeof headline>;
	cancelled?: string;
	article: ArticleText;
	languageNote?: string;
	picture?: ReactNode;
	facts: PageFact[];
	zone: ZoneChoiceView | undefined;
	/** Below the facts. */
	children: ReactNode;
	speakers: SessionSpeakerView[];
	links: Parameters<typeof WebLinks>[0]["links"];
	share: ReturnType<typeof shareOf>;
	neighbors: NeighborView[];
}

/** On a phone the text comes before the facts. */
export function SessionArticle({
	text,
	list,
	title,
	kind,
	article,
	picture,
	facts,
	zone,
	children,
	speakers,
	links,
	share,
	neighbors,
	...shown
}: SessionArticleProps) {
	const { lead, lang, blocks } = article;
	const hasText = picture !== undefined || shown.languageNote !== undefined || blocks.length > 0;
	return (
		<>
			<PageHead
				title={<Text of={title} />}
				lead={
					lead && (
						<span lang={lang}>
							<InlineText of={lead} />
						</span>
					)
				}
				eyebrow={
					<Breadcrumb list={list}>
						<Text of={title} />
					</Breadcrumb>
				}
			>
				<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
					<Badge color={kind.color}>{kind.name}</Badge>
					{/* Beside the facts on a wide screen. */}
					<span className="lg:hidden">
						<Headline of={shown.headline} />
					</span>
				</p>
				{shown.cancelled && <p className="mt-4 font-semibold text-danger">{shown.cancelled}</p>}
			</PageHead>
			<div className="page section grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
				{hasText && (
					<div className="lg:col-start-1">
						{picture}
						<LanguageNote>{shown.languageNote}</LanguageNote>
						<Article of={{ blocks, lang }} heading={2} />
					</div>
				)}
				<aside
					aria-labelledby="facts-title"
					className="rounded-card border border-line bg-card p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
				>
					<h2 id="facts-title" className="sr-only">
						{text.factsTitle}
					</h2>
					<PageFacts facts={facts} />
					<ZoneChoice zone={zone} className="mb-3" />
					{children}
				</aside>
				<div className="space-y-12 lg:col-start-1">
					<SessionSpeakers title={text.speakers} speakers={speakers} />
					<WebLinks title={text.afterwards.title} links={links} />
					<Share key={share.address} {...share} />
				</div>
			</div>
			<NeighborLinks text={text.neighbors} neighbors={neighbors} />
		</>
	);
}
