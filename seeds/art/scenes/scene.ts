export interface Scene {
	/** Address without ending, such as `/images/countries/se`. */
	target: string;
	draw: () => string;
	/** In pixels; 480 and 960 unless given. */
	widths?: readonly number[];
	/** The widths that also exist as WebP; all unless given. */
	fallbacks?: readonly number[];
}
