/** Needs `<details class="group">`. */
export function DownArrow() {
	return (
		<svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none">
			<path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
		</svg>
	);
}
