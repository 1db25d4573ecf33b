import { palette } from "../palette.ts";
import { arcade } from "../shapes/buildings.ts";
import { hills, mountains, row, water } from "../shapes/land.ts";
import { turbine } from "../shapes/machines.ts";
import { aurora, cloud, HEIGHT, sky, stars, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses, type Roofs, tower } from "../shapes/skyline.ts";
import { box, clip, drawing, group, place, shape, stroke } from "../shapes/svg.ts";
import { glow } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

const TOWN: Roofs = { body: "#96503f", shade: "#7b424a", window: "#ffd98a" };

function partnership(): string {
	const left = "M-10 -10H480V650H-10Z";
	return drawing(
		WIDTH,
		HEIGHT,
		clip(
			left,
			sky("night", 470),
			stars(90, 300, 4),
			aurora(
				[
					[-20, 190],
					[160, 120],
					[330, 170],
					[500, 90],
				],
				190,
				palette.aurora,
				0.95,
			),
			mountains(
				470,
				[
					{ x: 120, top: 290, half: 190 },
					{ x: 340, top: 260, half: 220 },
				],
				"#3d7a86",
				"#24566a",
				"#dff6f2",
				6,
			),
			row(2, (i) => place(70 + i * 90, 474, 1, turbine(160 - i * 20, 14 + i * 40, "#dff1f0", "#9fc4c8"))),
		),
		clip(
			"M480 -10H970V650H480Z",
			sky("dusk", 470),
			sun(700, 380, 46, "#ffcf7d"),
			cloud(560, 120, 240, "#d98a62", 0.5),
			hills([430, 400, 430, 396, 420, 388, 410], "#a35a55"),
			place(480, 476, 1, houses(500, 54, TOWN, 5)),
			place(640, 470, 1, dome(110, TOWN)),
			place(840, 470, 1, tower(44, TOWN)),
		),
		box(-10, 470, WIDTH + 20, 180, "#1f5668"),
		clip("M480 470H970V650H480Z", water(470, "#e5935c", "#5a3a50", "#ffe2a0", 700, 4)),
		clip("M-10 470H480V650H-10Z", water(470, "#3f8f8c", "#12384e", "#a8f0e4", 250, 6)),
		shape("M-10 470C160 452 330 446 480 446C630 446 800 452 970 470V516H-10Z", "#33202f"),
		group("", arcade(-60, 640, 1080, 130, 6, "#33202f", { lit: "#8c3f2c", rise: 0.9 })),
		shape("M-10 474C160 456 330 450 480 450C630 450 800 456 970 474", "none", 'stroke="#c98266" stroke-width="7"'),
		row(12, (i) => stroke(`M${30 + i * 82} ${470 - Math.sin(((30 + i * 82) / 960) * Math.PI) * 22}v-34`, "#c98266", 4)),
		...[110, 295, 480, 665, 850].map((x) => {
			const foot = 474 - Math.sin((x / 960) * Math.PI) * 26;
			return (
				glow([x, foot - 122], 74, "#ffd98a", 0.7) +
				stroke(`M${x} ${foot}V${foot - 104}`, "#33202f", 6) +
				box(x - 11, foot - 136, 22, 30, "#ffe2a0", 4) +
				shape(`M${x - 15} ${foot - 136}L${x} ${foot - 150}L${x + 15} ${foot - 136}Z`, "#33202f") +
				box(x - 13, foot - 108, 26, 6, "#33202f", 2)
			);
		}),
		shape("M-10 434C160 416 330 410 480 410C630 410 800 416 970 434", "none", 'stroke="#c98266" stroke-width="5"'),
	);
}

export const partnershipNews: Scene[] = [{ target: "/images/news/partnership", draw: partnership }];
