/** Three-quarter view looking right, around its middle, about 17 high. */
import { disc, group, mix, oval, shape, stroke } from "./svg.ts";

export const HAIR_STYLES = ["short", "bob", "long", "bun", "curls", "braid", "bald", "scarf", "ponytail", "waves", "hat"] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export interface Head {
	skin: string;
	hair: HairStyle;
	hairColor: string;
	beard?: boolean;
	glasses?: boolean;
}

export function backHair({ hair, hairColor }: Head): string {
	const deep = mix(hairColor, "#000000", 0.2);
	switch (hair) {
		case "long":
			return shape("M-6 -7C-11 -4 -10 8 -11 18C-8 20.500 -4 19.500 -2 15L1 -2Z", deep);
		case "waves":
			return shape("M-5 -8C-12 -6 -9 3 -12 7C-9 9 -11 14 -9 16C-6 18 -3 16 -1.500 12L1 -2Z", deep);
		case "bob":
			return shape("M-6 -7C-11 -4 -10 4 -9 9C-6 10.500 -3 10 -1.500 8L1 -2Z", deep);
		case "curls":
			return group("", disc(-5, -3, 6.5, deep), disc(-7, 3, 4.5, deep), disc(-2, -8, 6, deep), disc(4, -8.5, 4.6, deep), disc(-6.5, 8, 3.4, deep));
		case "bun":
			return disc(-7.5, -7.5, 4.2, deep);
		case "ponytail":
			return shape("M-5 -6C-13 -8 -13 4 -11 13C-9 10 -8 4 -6 1Z", deep);
		case "braid":
			return [0, 1, 2, 3, 4, 5].map((i) => oval(-7 - i * 0.2, 4 + i * 3.8, 2.5, 2.6, i % 2 ? hairColor : deep)).join("");
		case "scarf":
			return shape("M-6 -7C-12 -3 -10 9 -12 15C-5 19 6 18 9 13L5 0Z", deep);
		default:
			return "";
	}
}

function frontHair({ hair, hairColor }: Head): string {
	const light = mix(hairColor, "#ffffff", 0.12);
	const cap =
		"M-7.300 2.500C-9.500 -5 -6 -10.500 0.500 -10.300C5.800 -10.200 8 -6.800 7.400 -3C5.500 -5.800 2.500 -6.600 -1.200 -5.600C-4 -4.600 -4.700 -1 -5.200 2.500Z";
	switch (hair) {
		case "bald":
			return shape("M-7 3C-7.900 0 -7.400 -3 -6.200 -4.800C-5.800 -2 -5.600 0.500 -5.300 3Z", hairColor);
		case "scarf":
			return (
				shape(
					"M-7.500 8C-11 -3 -7 -11.200 0.500 -11C7 -10.800 9.200 -4 8 0C7 -4.500 4.500 -6.800 1 -6.600C-3.500 -6.300 -4.800 -1 -4.200 4C-3 9 2 10 5 8.500C6 12 2 15.500 -3 15C-6 14.500 -7 11 -7.500 8Z",
					hairColor,
				) + stroke("M-6.500 -4Q-3 -9.500 3 -9", light, 0.9)
			);
		case "curls":
			return group(
				"",
				...[
					[-5.5, -5.5, 3.6],
					[-1.5, -8, 3.8],
					[3, -8, 3.5],
					[6, -5.6, 2.5],
					[-7, -1, 2.8],
				].map(([x, y, r]) => disc(x, y, r, hairColor)),
				disc(1, -9, 1.6, light, 'opacity="0.6"'),
			);
		case "hat":
			return (
				shape("M-7 2C-8 -2 -7 -5 -6 -5L7 -5C6 -6 -5 -7 -7 2Z", hairColor) +
				shape("M-15 -4.500C-9 -8.500 10 -8.500 15 -5C11 -3.500 -8 -3 -15 -4.500Z", "#e9c98f") +
				shape("M-7 -6.500C-7 -14 7 -14 7 -6.500Z", "#f3dcae") +
				stroke("M-7 -6.800Q0 -5.500 7 -6.800", "#b4472b", 1.5)
			);
		case "bob":
		case "long":
		case "waves":
			return (
				shape(
					"M-7.500 7C-10.500 -5 -6.500 -10.800 0.500 -10.600C5.800 -10.400 8 -6.800 7.600 -2.500C6.500 -4.800 4.500 -6.200 1.500 -6.800C-1 -3.500 -4 -2 -4.600 1.500C-4.800 4 -5 6 -4.600 8Z",
					hairColor,
				) + stroke("M-5.500 -5.500Q-2 -9 3 -8.800", light, 0.9)
			);
		default:
			return shape(cap, hairColor) + stroke("M-5.500 -5.500Q-2 -9 3 -8.800", light, 0.9);
	}
}

export function head(person: Head): string {
	const { skin, hairColor } = person;
	const shade = mix(skin, "#5a1f1a", 0.24);
	const line = mix(skin, "#2a0d0c", 0.62);
	const brow = person.hair === "bald" || person.hair === "scarf" || person.hair === "hat" ? mix(skin, "#1b0d0a", 0.65) : mix(hairColor, "#000000", 0.25);
	const beard = person.beard
		? shape(
				"M-5 1.500C-5.500 7 -2 10.200 2.200 10C6 9.600 7.300 6 7 2.500C6 4.200 5 3.400 3.600 3.300C1.500 3.300 0.500 4.600 -1 4C-3 3.400 -4 2 -5 1.500Z",
				hairColor,
			)
		: "";
	return [
		stroke("M-1.200 4L-1.600 14", shade, 6.2),
		shape("M-6.700 -1C-6.800 -6.500 -3.500 -9 0.600 -9C5 -9 7.400 -6 7.300 -1.200C7.300 4.200 5 8.900 1.600 8.900C-2.600 8.900 -6.300 4.500 -6.700 -1Z", skin),
		shape("M-6.700 -1C-6.300 4.500 -2.600 8.900 1.600 8.900C-1.500 7 -3.800 3 -4.300 -2Z", shade, 'opacity="0.7"'),
		disc(-5.6, 0.8, 1.8, skin),
		beard,
		stroke("M4.700 -0.500Q6.300 2 4.400 2.300", shade, 0.9),
		disc(2.1, -0.9, 0.72, "#22150f"),
		disc(5.6, -0.9, 0.66, "#22150f"),
		stroke("M0.900 -3Q2.100 -3.700 3.200 -3.100M4.900 -3.200Q5.900 -3.600 6.600 -2.900", brow, 0.8),
		stroke("M1.600 4.800Q3.600 6.500 5.600 4.600", person.beard ? mix(skin, "#c2553f", 0.5) : line, 0.95),
		person.glasses
			? stroke(
					"M0 -0.900a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0 -4.400 0M4.400 -1.100h0.400M4.800 -0.900a1.800 2.100 0 1 0 3.400 0a1.800 2.100 0 1 0 -3.400 0M0 -1L-5 -1.400",
					"#1a2430",
					0.65,
				)
			: "",
		frontHair(person),
	].join("");
}

export function headFromBehind({ skin, hair, hairColor }: Head): string {
	const shade = mix(skin, "#5a1f1a", 0.3);
	const light = mix(hairColor, "#ffffff", 0.14);
	const neck = stroke("M0 3V14", shade, 6.4) + disc(-7.2, 0.8, 1.8, skin) + disc(7.2, 0.8, 1.8, skin);
	const cap =
		shape("M-7.600 1C-8.500 -7 -5 -10.600 0 -10.600C5 -10.600 8.500 -7 7.600 1C7 6 4 8.500 0 8.500C-4 8.500 -7 6 -7.600 1Z", hairColor) +
		stroke("M-4.500 -7Q0 -10 4 -7.500", light, 1);
	switch (hair) {
		case "bald":
			return (
				neck +
				shape("M-7.300 -1C-7.300 -6.500 -4 -9.500 0 -9.500C4 -9.500 7.300 -6.500 7.300 -1C7.300 5 4 8.600 0 8.600C-4 8.600 -7.300 5 -7.300 -1Z", skin) +
				shape("M-7.500 -1C-4 2 4 2 7.500 -1C7.600 5 4 8.800 0 8.800C-4 8.800 -7.600 5 -7.500 -1Z", hairColor)
			);
		case "curls":
			return (
				neck +
				[
					[-5.5, -5],
					[0, -8],
					[5.5, -5],
					[-7, 1],
					[7, 1],
					[-4.5, 6],
					[4.5, 6],
					[0, 0],
				]
					.map(([x, y]) => disc(x, y, 5, hairColor))
					.join("") +
				disc(2, -8, 1.8, light, 'opacity="0.6"')
			);
		case "bun":
			return neck + cap + disc(0, -10, 4.4, mix(hairColor, "#000000", 0.12)) + stroke("M-2 -12Q0 -13.500 2 -12", light, 0.9);
		case "long":
		case "waves":
			return (
				neck +
				shape("M-8 0C-9 -8 -5 -10.800 0 -10.800C5 -10.800 9 -8 8 0C9 8 9.500 14 8.500 20Q0 23 -8.500 20C-9.500 14 -9 8 -8 0Z", hairColor) +
				stroke("M-4 -7C-5 2 -5 10 -4.500 18M2 -8C3 2 3 10 3.500 18", light, 0.8)
			);
		case "bob":
			return (
				neck +
				shape("M-8 0C-9 -8 -5 -10.800 0 -10.800C5 -10.800 9 -8 8 0C9 5 9 8 8.500 10Q0 12 -8.500 10C-9 8 -9 5 -8 0Z", hairColor) +
				stroke("M-4.500 -7Q0 -10 4 -7.500", light, 1)
			);
		case "braid":
		case "ponytail":
			return neck + cap + [0, 1, 2, 3, 4].map((i) => oval(0, 8 + i * 3.8, 2.8, 2.8, i % 2 ? hairColor : mix(hairColor, "#000000", 0.2))).join("");
		case "scarf":
			return (
				shape("M-8.500 0C-9.500 -8 -5 -11.200 0 -11.200C5 -11.200 9.500 -8 8.500 0C9 8 12 13 13 18Q0 25 -13 18C-12 13 -9 8 -8.500 0Z", hairColor) +
				stroke("M-5 -6C-6 4 -7 10 -9 16M3 -8C5 4 6 10 8 17", mix(hairColor, "#000000", 0.15), 0.9)
			);
		default:
			return neck + cap;
	}
}
