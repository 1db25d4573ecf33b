import flags from "/images/flags.svg";

/** A country's flag, by its ISO 3166-1 alpha-2 code. The country's name stands beside it, so assistive technology passes over it. */
export function Flag({ country, className }: { country: string; className: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 60 40" className={`flag ${className}`}>
			<use href={`${flags}#${country.toLowerCase()}`} />
		</svg>
	);
}
