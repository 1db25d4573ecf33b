import { palette } from "../palette.ts";
import { fjordOutside, room, townOutside, windowTo } from "../shapes/interior.ts";
import { cup, potted } from "../shapes/room.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { drawing, mix, oval, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import { glow } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

/** Faces right. */
const chairFromSide = (color: string) =>
	stroke("M-34 -8L-24 -88M30 -8L24 -84M-34 -8L-26 -90", "#2a1d24", 6) +
	shape("M-38 -98H36Q44 -98 42 -88H-38Z", mix(color, "#ffffff", 0.12)) +
	shape("M-52 -186Q-46 -196 -36 -190Q-30 -140 -26 -96H-40Q-48 -140 -52 -186Z", color);

const chairFromBehind = (color: string) =>
	stroke("M-44 0L-38 -92M44 0L38 -92", "#2a1d24", 7) +
	shape("M-46 -104H46L42 -84H-42Z", mix(color, "#0a1a2c", 0.3)) +
	shape("M-50 -198Q0 -220 50 -198L46 -118Q0 -106 -46 -118Z", color) +
	shape("M-50 -198Q0 -220 50 -198L49 -188Q0 -208 -49 -188Z", mix(color, "#ffffff", 0.3));

function leadershipCircle(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		room("#8a5a5c", "#6a3a3c", 450),
		...[50, 350, 650].map((x, i) => windowTo(i === 1 ? fjordOutside : townOutside, x, 430, 260, 370, "#5a2f34", i === 1 ? 330 : 360)),
		glow([180, 470], 300, "#ffb866", 0.4, 0.3),
		glow([780, 470], 300, "#ffb866", 0.4, 0.3),
		oval(480, 580, 430, 56, "#55282f"),
		oval(480, 577, 404, 48, "#7a3f40"),
		oval(480, 575, 320, 34, "none", 'stroke="#c98266" stroke-width="3"'),
		place(262, 566, 0.94, chairFromSide("#2f7a8c")),
		placeMirrored(698, 566, 0.94, chairFromSide(palette.terracotta)),
		oval(480, 590, 66, 10, "#3a1d24", 'opacity="0.5"'),
		stroke("M480 588V506M446 590H514", "#3a2028", 8),
		oval(480, 502, 74, 13, "#e0b090"),
		place(436, 500, 1, cup(20, palette.paper)),
		place(500, 502, 1, cup(20, palette.ice)),
		place(150, 634, 1.16, chairFromSide("#d9a15a")),
		placeMirrored(810, 634, 1.16, chairFromSide(palette.purple)),
		place(372, 652, 1.1, chairFromBehind("#24506a")),
		place(588, 652, 1.1, chairFromBehind("#1f6b57")),
		place(40, 640, 1, potted(130, "#20304a")),
		place(924, 640, 1, potted(130, "#20304a")),
	);
}

export const leadershipTalk: Scene[] = [{ target: "/images/workshops/leadership-1", draw: leadershipCircle }];
