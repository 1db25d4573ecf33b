/** Says that a `<summary class="relative">` opens, and turns when its `<details class="group">` is open. */
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
