import type { SearchKind } from "#app/admin/resource.ts";
import type { HitView } from "#app/domain/operations/search/view.server.ts";
import { SessionRow } from "#app/domain/program/session/session.tsx";
import type { SessionView } from "#app/domain/program/session/view.server.ts";
import { HighlightedText } from "#app/ui/highlighted-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

interface FoundProps {
	kind: SearchKind;
	title: string;
	hits: (Omit<HitView, "to"> & { path: string; session?: SessionView })[];
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
				{hits.map(({ path: page, name, text, language, session }) => {
					const title = <HighlightedText parts={name.parts} />;
					const excerpt = (
						<p lang={text.lang} className="mt-1 text-small text-ink-2">
							<HighlightedText parts={text.parts} />
						</p>
					);
					const mark = language && <span className="ml-2 text-small font-normal text-ink-2">({language})</span>;
					if (session)
						return (
							<SessionRow
								key={page}
								session={session}
								heading="h3"
								title={
									<>
										{title}
										{mark}
									</>
								}
							>
								{excerpt}
							</SessionRow>
						);
					return (
						<li key={page} className="relative border-b border-line py-4">
							<h3 className="subheading">
								<Link to={path(page)} lang={name.lang} className="card-link">
									{title}
								</Link>
								{mark}
							</h3>
							{excerpt}
						</li>
					);
				})}
			</ul>
			{more && (
				<Link to={more.to} className="link mt-3 inline-flex min-h-10 items-center">
					{more.words}
				</Link>
			)}
		</section>
	);
}
