/** A picture of a card: where it goes, and how it is drawn. */
export interface Scene {
	/** Address without ending, such as `/images/countries/se`. */
	target: string;
	draw: () => string;
}
