export interface Scene {
	/** Address without ending, such as `/images/countries/se`. */
	target: string;
	draw: () => string;
}
