/** Says how many there are; a screen reader hears it again whenever a filter changes it. */
export function ResultCount({ className = "", children }: { className?: string; children: string }) {
	return (
		<p role="status" className={`tabular text-small text-ink-2 ${className}`}>
			{children}
		</p>
	);
}
