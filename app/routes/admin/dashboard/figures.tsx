import type { BreakdownView, PlainView, TargetView } from "#app/domain/operations/dashboard/view.server.ts";
import { Link } from "#app/ui/link.tsx";

export function TargetFigures({ figures }: { figures: TargetView[] }) {
	return (
		<dl className="grid gap-x-10 gap-y-8 border-t-2 border-line-strong pt-6 sm:grid-cols-3">
			{figures.map(({ label, count, promise }) => (
				<div key={label}>
					<dt className="text-small text-ink-2">{label}</dt>
					<dd className="mt-1">
						<span className="tabular title leading-none">{count}</span> <span className="text-small text-ink-2">{promise?.towards}</span>
						{promise && (
							<progress
								className="progress mt-3"
								aria-label={`${label}: ${count} ${promise.towards}`}
								value={Math.min(count, promise.target)}
								max={promise.target}
							/>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

export function PlainFigures({ figures }: { figures: PlainView[] }) {
	return (
		<dl className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(40%,10rem),1fr))] gap-x-10 border-t border-line">
			{figures.map(({ label, value, of, path }) => (
				<div key={label} className="flex flex-col border-b border-line py-5">
					<dt className="text-small text-ink-2">
						{path ? (
							<Link to={path} className="link inline-block min-h-6">
								{label}
							</Link>
						) : (
							label
						)}
					</dt>
					<dd className="mt-auto pt-1">
						<span className="tabular font-display text-heading leading-tight font-bold">{value}</span>{" "}
						{of && <span className="tabular text-small text-ink-2">{of}</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}

export function Breakdown({ title, parts }: BreakdownView) {
	const whole = parts.reduce((sum, { count }) => sum + count, 0) || 1;
	return (
		<section>
			<h3 className="subheading border-b-2 border-line-strong pb-3">{title}</h3>
			<dl>
				{parts.map(({ label, count }) => (
					<div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3">
						<dt>{label}</dt>
						<dd className="tabular font-semibold">{count}</dd>
						<dd aria-hidden="true" className="col-span-2 mt-2">
							<svg aria-hidden="true" className="block h-1.5 w-full rounded-full bg-paper-2">
								<rect className="fill-action" width={`${(count / whole) * 100}%`} height="100%" rx="3" />
							</svg>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
