import flags from "/images/flags.svg";

/** Hidden from assistive technology, because the country's name is beside it. */
export function Flag({ country, className }: { country: string; className: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 60 40" className={`flag ${className}`}>
			<use href={`${flags}#${country.toLowerCase()}`} />
		</svg>
	);
}
