import { Link } from "./link.tsx";
import { useFrame } from "./site.ts";

export interface PagesView {
	current: number;
	position: string;
	previous?: string;
	next?: string;
}

export function PageLinks({ pages: { position, previous, next }, words }: { pages: PagesView; words?: { previous: string; next: string } }) {
	const { text } = useFrame();
	if (!previous && !next) return null;
	const link = "link inline-flex min-h-10 items-center";
	return (
		<nav aria-label={text.pages.label} className="mt-6 flex flex-wrap items-center gap-x-6">
			{previous && (
				<Link to={previous} rel="prev" className={link}>
					{words?.previous ?? text.pages.previous}
				</Link>
			)}
			<span className="tabular text-small text-ink-2">{position}</span>
			{next && (
				<Link to={next} rel="next" className={link}>
					{words?.next ?? text.pages.next}
				</Link>
			)}
		</nav>
	);
}
