/** Families of colours made from one base colour, so that a person needs only one value for skin, hair and each garment. */

export interface Tone {
	base: string;
	/** in the shade */
	dark: string;
	/** touched by light */
	light: string;
}

export interface SkinTone extends Tone {
	/** drawn lines: folds, the wings of the nose */
	deep: string;
	blush: string;
	lip: string;
}

/** The colour that lies `share` (0 to 1) of the way from one to another. */
export function mix(from: string, to: string, share: number): string {
	const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
	const mixed = [0, 1, 2].map((index) => {
		const value = channel(from, index) + (channel(to, index) - channel(from, index)) * share;
		return Math.round(value).toString(16).padStart(2, "0");
	});
	return `#${mixed.join("")}`;
}

/** Hair darkens towards a warm brown; grey and black hair towards the night. */
export function hairTone(base: string): Tone {
	const [red, blue] = [1, 5].map((start) => Number.parseInt(base.slice(start, start + 2), 16));
	return { base, dark: mix(base, red - blue > 24 ? "#3b1d12" : "#0a1a2c", 0.42), light: mix(base, "#fff4e2", 0.28) };
}

export function tone(base: string): Tone {
	return { base, dark: mix(base, "#0a1a2c", 0.3), light: mix(base, "#fff4e2", 0.2) };
}

/** `lipstick` is the colour the lips lean towards. */
export function skinTone(base: string, lipstick = "#b03a3a"): SkinTone {
	return {
		base,
		dark: mix(base, "#8c2f2a", 0.24),
		light: mix(base, "#fff0dc", 0.32),
		deep: mix(base, "#4a1414", 0.48),
		blush: mix(base, "#d8433a", 0.42),
		lip: mix(base, lipstick, 0.5),
	};
}
