import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("app/styles/common.css", "utf8");
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

function colorOf(name: string, theme: Theme): string {
	const value = new RegExp(`--color-${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css);
	const color = value?.[3] ?? value?.[theme === "light" ? 1 : 2];
	if (!color) throw new Error(`no color ${name}`);
	return color.length === 4 ? color.replace(/\w/g, "$&$&") : color;
}

/** (WCAG 2.2, relative luminance) */
function luminanceOf(color: string): number {
	const light = (at: number) => {
		const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	};
	return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
}

function contrast(one: string, other: string, theme: Theme): number {
	const lights = [one, other].map((name) => luminanceOf(colorOf(name, theme)));
	return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

const pairs = (fronts: readonly string[], grounds: readonly string[]) => fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));
const below = (wanted: readonly (readonly [string, string])[], least: number) =>
	THEMES.flatMap((theme) =>
		wanted
			.filter(([front, ground]) => contrast(front, ground, theme) < least)
			.map(([front, ground]) => `${theme}: ${front} on ${ground} ${contrast(front, ground, theme).toFixed(2)}`),
	);

const PAPER = ["paper", "paper-2", "card"];
const NIGHT = ["night", "night-2", "night-3"];
const BADGES = ["gold", "green", "purple", "blue", "grey"];

test("texts contrast by 4.5 with their grounds in both themes", () => {
	const wanted = [
		...pairs(["ink", "ink-2", "action", "danger", "success"], PAPER),
		...pairs(["snow", "snow-2", "aurora", "ice"], NIGHT),
		...pairs(["snow-3"], ["night", "night-2"]),
		...BADGES.map((name) => [name, `${name}-ground`] as const),
		["marigold-ink", "marigold"] as const,
		["white", "action-ground"] as const,
	];
	expect(below(wanted, 4.5)).toEqual([]);
});

test("the edges of controls and checked boxes contrast by 3 with their grounds", () => {
	expect(below([...pairs(["control", "line-strong", "action"], PAPER), ["card", "action"]], 3)).toEqual([]);
});

test("in the dark theme pages, cards and the deeper sections can be told apart", () => {
	const steps = [contrast("night", "paper", "dark"), contrast("paper", "paper-2", "dark"), contrast("paper-2", "card", "dark")];
	expect(steps.filter((step) => step < 1.13)).toEqual([]);
	expect(contrast("paper", "card", "dark")).toBeGreaterThan(1.45);
});
