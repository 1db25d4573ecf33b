import type { Tone } from "./tones.ts";

/** Drawn for the usual head: the crown at y = 186, temples at x = ±102. */
export interface Hair {
	back?: string;
	mass: string;
	details: string;
}

export type HairStyle = (tone: Tone) => Hair;

export const bald: HairStyle = () => ({ mass: "", details: "" });
