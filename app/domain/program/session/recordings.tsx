import { Text } from "#app/i18n/text.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import { MediaLinks } from "./media-links.tsx";
import type { loadRecordings } from "./recordings.server.ts";

export function Recordings({ recordings: { title, album, beside, sessions, all } }: { recordings: NonNullable<Awaited<ReturnType<typeof loadRecordings>>> }) {
	const { path } = useSite();
	return (
		<section aria-labelledby="recordings-title" className="no-print bg-paper-2 py-8">
			<div className="page">
				<h2 id="recordings-title" className="subheading">
					{title}
				</h2>
				{beside && <p className="mt-2">{beside}</p>}
				{album && (
					<p className="mt-2">
						<a href={album.url} rel="noopener" className="link inline-block py-1 font-semibold">
							{album.name}
						</a>
						<span className="text-small text-ink-2"> · {album.host}</span>
					</p>
				)}
				<ul className="mt-2 grid gap-x-10 md:grid-cols-2">
					{sessions.map(({ path: to, title, links }) => (
						<li key={to} className="border-t border-line py-3">
							<Link to={path(to)} className="link inline-block py-0.5 font-semibold">
								<Text of={title} />
							</Link>
							<MediaLinks of={title.text} links={links} />
						</li>
					))}
				</ul>
				{all && (
					<Link to={path("/agenda")} className="link mt-2 inline-block py-1 font-semibold">
						{all}
					</Link>
				)}
			</div>
		</section>
	);
}
