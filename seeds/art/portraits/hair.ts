import type { Tone } from "./tones.ts";

/** Hair is drawn for the usual head: the crown at y = 186, temples at x = ±102. */
export interface Hair {
	/** behind the neck and the shoulders */
	back?: string;
	/** the outline of the hair over the forehead; it also throws the shadow on the face */
	mass: string;
	/** lines and light on the mass, and anything that falls over the clothes */
	details: string;
}

export type HairStyle = (tone: Tone) => Hair;

/** Skin shows: no hair, no shadow. */
export const bald: HairStyle = () => ({ mass: "", details: "" });
