/** Needs `<details class="group">`. */
export function DownArrow() {
	return (
		<svg aria-hidden="true" viewBox="0 0 12 12" className="down-arrow">
			<path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
		</svg>
	);
}
