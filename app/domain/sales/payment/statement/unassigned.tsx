import { Link } from "#app/ui/link.tsx";
import { LineTable } from "./line-table.tsx";
import type { unassignedView } from "./lines-view.server.ts";

export function UnassignedLines({ unassigned: { title, text, lines, all } }: { unassigned: NonNullable<Awaited<ReturnType<typeof unassignedView>>> }) {
	return (
		<section aria-labelledby="unassigned-title" className="mt-10 border-t-2 border-line-strong pt-5">
			<h2 id="unassigned-title" className="heading">
				{title}
			</h2>
			<LineTable lines={lines} text={text} />
			{all && (
				<Link to={all.to} className="link mt-4 inline-block py-1">
					{all.words}
				</Link>
			)}
		</section>
	);
}
