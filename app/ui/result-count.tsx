export function ResultCount({ className = "", children }: { className?: string; children: string }) {
	return (
		<p role="status" className={`tabular text-small text-ink-2 ${className}`}>
			{children}
		</p>
	);
}
