export const searchSign = (
	<svg aria-hidden="true" viewBox="0 0 24 24" className="size-6">
		<path d="M16 16l5 5M10 4a7 7 0 1 0 .01 0" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
	</svg>
);
