/** Each stands on y = 0, looks to the right and is about 104 high. */
import { backHair, type Head, head, headFromBehind } from "./heads.ts";
import { box, clip, disc, group, mix, type Point, round, shape, stroke } from "./svg.ts";

export type Wear = "jacket" | "sweater" | "shirt" | "dress" | "huipil" | "overall" | "coat";

export interface Person extends Head {
	wear: Wear;
	color: string;
	below?: string;
	skirt?: boolean;
	/** The far hand first. */
	hands?: readonly [Point, Point];
	feet?: readonly [Point, Point];
	badge?: boolean;
	/** Height of the hips when sitting. */
	seat?: number;
	helmet?: string;
}

/** Of the two solutions, the one closer to `pull`. */
function joint(from: Point, to: Point, bone: number, pull: Point): Point {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const length = Math.hypot(dx, dy) || 1;
	const out = Math.sqrt(Math.max(0, bone * bone - Math.min(length / 2, bone) ** 2));
	const [aside, down] = [(-dy / length) * out, (dx / length) * out];
	const side = aside * pull[0] + down * pull[1] >= 0 ? 1 : -1;
	return [from[0] + dx / 2 + side * aside, from[1] + dy / 2 + side * down];
}

const limb = (points: readonly Point[], color: string, width: number) => stroke(`M${points.map((p) => p.map(round).join(" ")).join("L")}`, color, width);

function arm(shoulder: Point, hand: Point, sleeve: string, skin: string, outward: 1 | -1, short = false): string {
	const elbow = joint(shoulder, hand, 16.5, [outward * 0.35, 1]);
	const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.82, elbow[1] + (hand[1] - elbow[1]) * 0.82];
	const bare = short ? limb([elbow, wrist], skin, 5) : "";
	return bare + limb(short ? [shoulder, elbow] : [shoulder, elbow, wrist], sleeve, 7.4) + disc(hand[0], hand[1], 3.3, skin);
}

const TORSO = "M-10.500 -79C-13 -66 -10 -58 -10 -46H10C10 -56 13.500 -66 10.500 -79C8 -84.500 4 -85 0 -85C-4 -85 -8 -84.500 -10.500 -79Z";

function detail({ wear, color, skin }: Person): string {
	const dark = mix(color, "#0a1a2c", 0.3);
	const light = mix(color, "#ffffff", 0.35);
	switch (wear) {
		case "jacket":
			return (
				shape("M-3 -85.500L2 -62L6.500 -85Z", "#fbf6ee") +
				shape("M-4 -85.500L2 -62L-6.500 -72L-7 -83.500ZM7.500 -85L2 -62L9 -72L10 -82Z", dark) +
				stroke("M2 -62V-46", dark, 1)
			);
		case "coat":
			return (
				shape("M-10 -50L-12.500 -24H12.500L10 -50Z", color) +
				stroke("M2 -84V-25", dark, 1.2) +
				shape("M-5 -85.500L2 -74L-7.500 -77ZM8 -85L2 -74L10.500 -77Z", dark)
			);
		case "sweater":
			return clip(
				TORSO,
				[0, 1, 2]
					.map((i) =>
						Array.from({ length: 9 }, (_, n) =>
							shape(`M${-13 + n * 3.2 + (i % 2) * 1.6} ${-79 + i * 4.2}l1.600 -2.100l1.600 2.100l-1.600 2.100Z`, i === 1 ? light : "#fbf6ee", 'opacity="0.9"'),
						).join(""),
					)
					.join(""),
				box(-14, -48.5, 28, 3, dark),
			);
		case "huipil":
			return (
				clip(TORSO, box(-14, -50, 28, 3, "#f6b23c"), box(-14, -54.5, 28, 2, "#3fe0a8"), box(-14, -58, 28, 1.5, "#fbf6ee")) +
				shape("M-5 -85.300Q1.500 -76 8 -85.300L9.500 -82Q1.500 -71 -7 -82Z", "#f6b23c") +
				stroke("M-6.500 -81Q1.500 -70 9 -81", "#5b3a8e", 1.4)
			);
		case "shirt":
			return (
				shape("M-3.500 -85.500L1.800 -78L7 -85.300L4 -86Z", skin) +
				shape("M-4 -85.500L1.800 -77.500L-3.500 -76ZM7.500 -85.300L1.800 -77.500L7 -76Z", light) +
				stroke("M1.800 -77V-47", dark, 0.8)
			);
		case "overall":
			return box(-8, -70, 16, 24, dark, 2) + stroke("M-6 -69L-6 -83M7 -69L7 -83", dark, 3) + box(-4, -66, 9, 7, mix(dark, "#ffffff", 0.12), 1.5);
		default:
			return shape("M-4.500 -85.500Q1.500 -78 7.500 -85.300Z", skin);
	}
}

function legs(person: Person): string {
	const { skin, seat } = person;
	const trousers = person.below ?? "#1b2a3c";
	const back = mix(trousers, "#000000", 0.22);
	const bare = person.skirt || person.wear === "dress";
	const shoe = "#101a26";
	const feet = person.feet ?? [
		[-5.5, -2],
		[6, -2],
	];
	const hip = seat === undefined ? -48 : -seat;
	const parts = feet.map((foot, i) => {
		const from: Point = [i === 0 ? -4 : 4, hip];
		const ankle: Point = [foot[0], foot[1] - 4];
		const bone = Math.hypot(ankle[0] - from[0], ankle[1] - from[1]) / 2 + 0.08;
		const knee: Point = seat === undefined ? joint(from, ankle, bone, [1, 0]) : [from[0] + 22, hip + 1];
		const color = bare ? mix(skin, "#5a1f1a", i === 0 ? 0.3 : 0.12) : i === 0 ? back : trousers;
		return limb([from, knee, ankle], color, bare ? 6 : 9) + shape(`M${foot[0] - 4} ${foot[1] + 2.3}v-3.600h5q4.500 0.600 5.500 3.600Z`, shoe);
	});
	const length = person.wear === "dress" ? 20 : 26;
	const cover = !bare
		? ""
		: seat === undefined
			? shape(`M-10 -50L-14 -${length}Q0 -${length - 3} 14 -${length}L10 -50Z`, person.wear === "dress" ? person.color : trousers)
			: limb(
					[
						[0, hip],
						[20, hip + 1],
					],
					person.wear === "dress" ? person.color : trousers,
					13,
				);
	return parts.join("") + cover;
}

export function person(who: Person): string {
	const lift = who.seat === undefined ? 0 : 48 - who.seat;
	const [far, near] = who.hands ?? [
		[-13, -46],
		[14, -46],
	];
	const short = who.wear === "huipil" || who.wear === "dress";
	const farSleeve = mix(who.color, "#0a1a2c", 0.28);
	const nearSleeve = mix(who.color, "#0a1a2c", 0.08);
	const upper = [
		group('transform="translate(0 -97)"', backHair(who)),
		arm([-8.5, -78], far, farSleeve, mix(who.skin, "#5a1f1a", 0.18), -1, short),
		shape(TORSO, who.color),
		shape("M-10.500 -79C-13 -66 -10 -58 -10 -46H-4C-6 -58 -7 -70 -5 -84.500C-7.500 -84 -9.500 -82 -10.500 -79Z", mix(who.color, "#0a1a2c", 0.22)),
		detail(who),
		who.badge ? stroke("M-3 -84L1 -64L6.500 -84", "#3fe0a8", 1.2) + box(-2.5, -64.5, 7, 8.5, "#fbf6ee", 1) + box(-2.5, -64.5, 7, 2.8, "#b4472b", 1) : "",
		group(
			'transform="translate(0 -97)"',
			head(who),
			who.helmet
				? shape("M-8.500 -3.500C-8.500 -14 9 -14 9 -3.800L12 -2.800V-1.800H-8.500Z", who.helmet) +
						stroke("M-6 -5.500Q-4 -10.500 1 -10.800", "#ffffff", 1.1, 'opacity="0.6"')
				: "",
		),
		arm([9, -78], near, nearSleeve, who.skin, 1, short),
	].join("");
	return legs(who) + group(`transform="translate(0 ${round(lift)})"`, upper);
}

export const listener = (who: Person) =>
	shape("M-18 -40C-19 -66 -17 -78 -9 -82C-4 -85 4 -85 9 -82C17 -78 19 -66 18 -40Z", who.color) +
	shape("M-18 -40C-19 -66 -17 -78 -9 -82C-12 -70 -13 -56 -12 -40Z", mix(who.color, "#0a1a2c", 0.22)) +
	stroke("M-6 -82.500Q0 -79 6 -82.500", mix(who.color, "#ffffff", 0.3), 1.6) +
	group('transform="translate(0 -97)"', headFromBehind(who));

export const SKINS = {
	pale: "#f3cfb6",
	rose: "#e9b596",
	sand: "#d79a6f",
	olive: "#bf8155",
	brown: "#96593a",
	deep: "#6d3f2a",
} as const;
export const HAIRS = {
	flax: "#e6c374",
	copper: "#b5622f",
	brown: "#5c3724",
	dark: "#2a1a18",
	black: "#17141b",
	grey: "#b9bcc0",
	white: "#e8e6e0",
} as const;
