import type { SearchKind } from "#app/admin/resource.ts";
import type { HitView } from "#app/domain/operations/search/view.server.ts";
import { Star } from "#app/domain/program/my-agenda/star.tsx";
import type { headline } from "#app/domain/program/session/facts.server.ts";
import { Headline } from "#app/domain/program/session/facts.tsx";
import { HighlightedText } from "#app/ui/highlighted-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

export interface HitLine {
	id: string;
	headline: ReturnType<typeof headline>;
	cancelled?: string;
}

interface FoundProps {
	kind: SearchKind;
	title: string;
	hits: (Omit<HitView, "to"> & { path: string; line?: HitLine })[];
	more?: { words: string; to: string };
}

export function Found({ kind, title, hits, more }: FoundProps) {
	const { path } = useSite();
	return (
		<section aria-labelledby={`${kind}-title`} className="mt-8 max-w-3xl md:mt-12">
			<h2 id={`${kind}-title`} className="heading border-b-2 border-line-strong pb-3">
				{title}
			</h2>
			<ul>
				{hits.map(({ path: page, name, text, language, line }) => (
					<li key={page} className="group relative border-b border-line py-4">
						{line && (
							<Star session={{ id: line.id, title: { text: name.parts.join("") } }} className="relative z-1 float-right -my-1.5 -mr-[12px] ml-2 size-11" />
						)}
						<h3 className="subheading">
							<Link to={path(page)} lang={name.lang} className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline">
								<HighlightedText parts={name.parts} />
							</Link>
							{language && <span className="ml-2 text-small font-normal text-ink-2">({language})</span>}
						</h3>
						{line && (
							<p className="mt-1 text-small font-medium">
								{line.cancelled && <strong className="text-danger">{line.cancelled} · </strong>}
								<Headline of={line.headline} />
							</p>
						)}
						<p lang={text.lang} className="mt-1 text-ink-2">
							<HighlightedText parts={text.parts} />
						</p>
					</li>
				))}
			</ul>
			{more && (
				<Link to={more.to} className="link mt-3 inline-flex min-h-10 items-center">
					{more.words}
				</Link>
			)}
		</section>
	);
}
