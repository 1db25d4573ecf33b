/** Needs `<summary class="relative">` in `<details class="group">`. */
export function Chevron() {
	return (
		<span
			aria-hidden="true"
			className="absolute right-1 font-sans text-subheading text-action transition-transform group-open:rotate-90 motion-reduce:transition-none"
		>
			›
		</span>
	);
}
