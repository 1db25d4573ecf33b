import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import { Headline } from "./facts.tsx";
import type { NeighborView } from "./neighbor-links.server.ts";

export function NeighborLinks({ text, neighbors }: { text: Texts["session"]["neighbors"]; neighbors: NeighborView[] }) {
	const { path } = useSite();
	if (neighbors.length === 0) return null;
	return (
		<nav aria-label={text.title} className="page no-print pb-14 md:pb-24">
			<ul className="grid gap-x-16 gap-y-8 border-t-2 border-line-strong pt-8 sm:grid-cols-2">
				{neighbors.map(({ name, to, title, headline }) => (
					<li key={name} className={name === "next" ? "sm:col-start-2 sm:text-right sm:*:ml-auto" : ""}>
						<p className="text-small text-ink-2">{text[name]}</p>
						<p className="subheading">
							<Link to={path(to)} className="inline-block py-1 underline-offset-[0.2em] hover:underline">
								<Text of={title} />
							</Link>
						</p>
						<p className="text-small text-ink-2">
							<Headline of={headline} />
						</p>
					</li>
				))}
			</ul>
		</nav>
	);
}
