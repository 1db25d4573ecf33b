import type { eventStats } from "./stats.server.ts";

export function EventStats({ stats }: { stats: ReturnType<typeof eventStats> }) {
	if (stats.length === 0) return null;
	return (
		<dl className="stats">
			{stats.map(({ label, figure }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					<dt className="mt-1.5 text-small text-ink-2">{label}</dt>
					<dd className="tabular title leading-none">{figure}</dd>
				</div>
			))}
		</dl>
	);
}
