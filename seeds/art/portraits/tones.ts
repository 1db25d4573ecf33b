import { palette } from "../palette.ts";

export interface Tone {
	base: string;
	dark: string;
	light: string;
}

export interface SkinTone extends Tone {
	deep: string;
	blush: string;
	lip: string;
}

function channels(color: string): readonly [red: number, green: number, blue: number] {
	const value = Number.parseInt(color.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

export function mix(from: string, to: string, share: number): string {
	const goal = channels(to);
	const mixed = channels(from).map((value, index) => Math.round(value + ((goal[index] ?? value) - value) * share));
	return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export function hairTone(base: string): Tone {
	const [red, , blue] = channels(base);
	return { base, dark: mix(base, red - blue > 24 ? "#3b1d12" : palette.night, 0.42), light: mix(base, "#fff4e2", 0.28) };
}

export function tone(base: string): Tone {
	const pale = channels(base).every((channel) => channel > 190);
	return { base, dark: pale ? mix(base, "#7d6a78", 0.34) : mix(base, palette.night, 0.32), light: mix(base, "#fff4e2", 0.2) };
}

export function skinTone(base: string, lipstick?: string): SkinTone {
	return {
		base,
		dark: mix(base, "#8c2f2a", 0.24),
		light: mix(base, "#fff0dc", 0.32),
		deep: mix(base, "#4a1414", 0.48),
		blush: mix(base, "#d8433a", 0.42),
		lip: lipstick ? mix(base, lipstick, 0.5) : mix(base, "#9c3a34", 0.38),
	};
}
