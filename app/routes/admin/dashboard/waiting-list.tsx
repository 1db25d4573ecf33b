import type { Waiting } from "#app/domain/operations/dashboard/waiting.server.ts";
import { Link } from "#app/ui/link.tsx";

export function WaitingList({ items }: { items: Waiting[] }) {
	if (items.length === 0) return null;
	return (
		<ul className="border-t-2 border-line-strong">
			{items.map(({ sentence, step }) => (
				<li key={sentence} className="border-b border-line">
					{step ? (
						<Link to={step.path} className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-1.5">
							<span className="font-semibold">{sentence}</span> <span className="link">{step.words}</span>
						</Link>
					) : (
						<p className="py-2.5">{sentence}</p>
					)}
				</li>
			))}
		</ul>
	);
}
