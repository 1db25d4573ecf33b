import type { HairStyle } from "./hair.ts";
import { at, both, circle, curlEdge, line, repeat, shape } from "./svg.ts";

/** Short and combed to one side, with a parting. */
export const sideParting: HairStyle = ({ dark, light }) => ({
	mass:
		"M-108 366 C-122 322 -124 246 -100 202 C-76 160 -24 144 28 148 C92 152 126 196 121 262 C119 304 115 340 108 364 L99 362 " +
		"C100 326 97 296 86 272 C50 268 -2 254 -44 218 C-54 246 -78 262 -88 284 C-96 308 -98 338 -99 364 Z",
	details:
		line("M-44 216 C-40 200 -28 184 -8 176", dark, 3.5, 0.7) +
		line("M-18 226 C10 192 58 186 96 222", light, 5, 0.5) +
		line("M14 244 C38 222 72 220 98 248", light, 4, 0.4) +
		line("M-92 262 C-98 232 -86 200 -66 184", dark, 4, 0.5),
});

/** Thinning at the temples, brushed back. */
export const receding: HairStyle = ({ dark, light }) => ({
	mass:
		"M-107 356 C-124 306 -124 244 -102 202 C-78 162 -30 150 10 150 C70 150 110 180 118 236 C122 284 116 326 108 356 L99 352 " +
		"C102 312 98 280 84 252 C84 232 70 224 52 226 C32 206 -20 204 -44 224 C-62 224 -80 234 -80 254 C-96 282 -100 316 -99 352 Z",
	details:
		line("M-36 214 C-30 190 -4 174 26 172", light, 5, 0.55) +
		line("M0 206 C12 188 40 180 66 190", light, 4, 0.45) +
		line("M44 218 C58 206 80 206 92 220", dark, 3.5, 0.4) +
		line("M-96 300 C-104 260 -98 224 -78 200", dark, 4, 0.4),
});

/** High in front and short at the sides. */
export const quiff: HairStyle = ({ dark, light }) => ({
	mass:
		"M-106 358 C-116 318 -122 262 -106 224 C-112 178 -70 132 -8 130 C34 122 96 134 116 174 C130 204 122 244 116 262 C116 300 112 334 106 358 L99 354 " +
		"C100 320 98 292 90 266 C92 250 86 240 76 232 C40 242 -30 240 -64 216 C-72 236 -88 250 -92 272 C-98 298 -99 326 -99 354 Z",
	details:
		shape("M-106 358 C-116 318 -120 270 -108 236 C-100 250 -92 262 -92 272 C-98 298 -99 326 -99 354 Z", dark, 'opacity="0.45"') +
		shape("M106 358 C112 334 116 300 116 262 C110 254 98 256 90 266 C98 292 100 320 99 354 Z", dark, 'opacity="0.3"') +
		line("M-58 212 C-46 174 10 150 74 164", light, 6, 0.5) +
		line("M-30 224 C-8 190 44 178 92 196", light, 5, 0.4) +
		line("M-88 226 C-88 190 -64 164 -34 152", dark, 4, 0.5),
});

/** Combed straight back, full. */
export const sweptBack: HairStyle = ({ dark, light }) => ({
	mass:
		"M-108 368 C-132 320 -134 240 -106 196 C-80 152 -26 136 18 140 C82 142 124 184 124 248 C126 300 118 340 108 368 L99 360 " +
		"C104 310 98 276 78 240 C52 216 -36 212 -66 240 C-92 270 -102 310 -99 360 Z",
	details:
		line("M-62 234 C-62 198 -40 170 -8 158", light, 5, 0.5) +
		line("M-30 220 C-28 192 -6 172 24 164", light, 5, 0.5) +
		line("M8 217 C14 194 32 180 56 180", light, 4, 0.5) +
		line("M46 222 C56 206 72 202 88 210", dark, 4, 0.4) +
		line("M-94 300 C-110 262 -102 218 -82 196", dark, 4, 0.45),
});

/** Straight and thick, cut short, forward over the forehead's corners. */
export const cropped: HairStyle = ({ dark, light }) => ({
	mass:
		"M-108 362 C-120 320 -124 252 -104 206 C-82 160 -32 146 10 147 C74 146 114 178 119 240 C121 292 116 334 108 362 L99 358 " +
		"C102 324 98 292 86 262 C76 246 60 240 44 244 C14 236 -28 238 -54 248 C-74 248 -84 258 -88 272 C-98 300 -100 328 -99 358 Z",
	details:
		line("M-70 226 C-60 194 -28 174 8 172", light, 5, 0.35) +
		line("M-36 226 C-20 204 14 192 48 198", light, 4, 0.3) +
		line("M58 226 C72 220 88 226 96 240", dark, 3.5, 0.5),
});

/** Cropped, gone gray at the temples. */
export const greyingCrop: HairStyle = (tone) => {
	const hair = cropped(tone);
	const temple = repeat(4, (index) =>
		line(
			`M${-106 + index * 3} ${350 - index * 14} C${-112 + index * 3} ${326 - index * 14} ${-112 + index * 5} ${292 - index * 6} ${-107 + index * 6} ${262 - index * 5}`,
			"#a39c98",
			3,
			0.62,
		),
	);
	return { ...hair, details: hair.details + both(temple) };
};

/** Very short, the scalp's shape plain to see. */
export const buzz: HairStyle = ({ dark, light }) => ({
	mass:
		"M-104 350 C-113 306 -113 244 -94 208 C-70 172 -30 166 4 166 C56 166 96 186 106 232 C114 274 111 316 104 350 L98 346 " +
		"C101 308 98 284 86 256 C74 234 54 232 40 236 C14 226 -22 228 -46 238 C-66 234 -80 244 -84 260 C-98 288 -100 314 -98 346 Z",
	details: line("M-56 220 C-40 194 -2 184 36 192", light, 6, 0.28) + line("M-92 290 C-100 256 -92 222 -74 204", dark, 5, 0.35),
});

/** Tight curls faded out at the sides, a clean line over the forehead. */
export const fade: HairStyle = ({ base, dark, light }) => ({
	mass: "M-96 284 C-110 232 -98 178 -56 160 C-20 142 40 142 72 164 C106 186 112 236 98 284 C94 262 88 246 74 240 C40 232 -30 232 -66 240 C-84 246 -92 262 -96 284 Z",
	details:
		shape("M-104 344 C-112 300 -110 256 -94 220 L-82 250 C-96 282 -99 312 -98 344 Z", base, 'opacity="0.5" clip-path="url(#face)"') +
		shape("M104 344 C112 300 112 256 96 220 L84 250 C96 282 99 312 98 344 Z", base, 'opacity="0.5" clip-path="url(#face)"') +
		curlEdge({ x: 2, y: 222, rx: 90, ry: 64 }, { from: 196, to: 344, count: 13 }, 15, base) +
		at(
			[
				[-52, 200],
				[-22, 182],
				[14, 178],
				[46, 190],
				[-34, 216],
				[4, 208],
				[38, 216],
				[68, 212],
			],
			(x, y) => line(`M${x - 7} ${y + 3} q7 -9 14 0`, light, 3, 0.3),
		) +
		line("M-70 238 C-34 230 44 230 76 238", dark, 3, 0.7),
});

/** A loose mop of curls. */
export const curlyTop: HairStyle = ({ base, dark, light }) => ({
	back: curlEdge({ x: 0, y: 290, rx: 104, ry: 100 }, { from: 160, to: 380, count: 15 }, 24, dark),
	mass:
		"M-106 340 C-134 300 -136 206 -92 170 C-50 132 60 130 98 170 C136 206 134 300 106 340 C102 312 98 292 88 276 C70 262 60 270 44 256 " +
		"C22 270 8 254 -10 262 C-30 246 -50 270 -66 262 C-86 270 -96 300 -106 340 Z",
	details:
		curlEdge({ x: 0, y: 236, rx: 106, ry: 84 }, { from: 158, to: 382, count: 15 }, 27, base) +
		curlEdge({ x: 2, y: 216, rx: 66, ry: 36 }, { from: 170, to: 372, count: 9 }, 26, base) +
		at(
			[
				[-70, 250],
				[-38, 258],
				[-4, 250],
				[32, 256],
				[66, 254],
			],
			(x, y, index) => circle(x, y, 17 + (index % 2) * 4, base),
		) +
		at(
			[
				[-84, 212],
				[-52, 178],
				[-8, 164],
				[38, 170],
				[78, 200],
				[-58, 226],
				[-16, 208],
				[26, 210],
				[64, 234],
				[-30, 250],
				[10, 246],
			],
			(x, y, index) => line(`M${x - 12} ${y + 6} c-2 -18 24 -20 22 -2 c-2 10 -14 8 -12 -1`, index % 3 ? light : dark, 3.4, index % 3 ? 0.42 : 0.6),
		),
});

/** Shaved close at the sides, the long hair tied in a knot on top. */
export const topKnot: HairStyle = ({ base, dark, light }) => ({
	back:
		shape("M-52 148 C-60 112 -30 88 4 90 C40 88 66 112 56 148 C48 176 -44 176 -52 148 Z", base) +
		line("M-36 146 C-40 118 -14 104 12 110 C34 116 32 140 12 140", dark, 4.5, 0.55) +
		line("M-42 130 C-38 106 -8 96 22 100", light, 5, 0.5),
	mass:
		"M-106 354 C-116 310 -118 246 -96 206 C-72 166 -30 152 2 152 C62 152 98 178 110 226 C118 270 114 318 106 354 L99 350 " +
		"C102 314 98 282 82 250 C60 226 -34 222 -66 250 C-92 280 -100 314 -99 350 Z",
	details:
		shape("M-106 354 C-116 310 -114 262 -102 230 L-78 262 C-96 290 -100 318 -99 350 Z", dark, 'opacity="0.4"') +
		shape("M106 354 C114 318 116 270 108 232 L86 258 C98 284 102 314 99 350 Z", dark, 'opacity="0.3"') +
		line("M-58 238 C-48 200 -26 174 -6 160", light, 5, 0.6) +
		line("M-20 228 C-16 200 -6 178 4 164", light, 5, 0.5) +
		line("M22 228 C22 204 18 182 10 166", light, 4, 0.5) +
		line("M60 240 C56 206 36 178 18 162", dark, 4, 0.4) +
		line("M-40 158 C-16 168 22 168 44 158", dark, 6, 0.7),
});

/** A short boyish cut with a fringe to one side. */
export const pixie: HairStyle = ({ dark, light }) => ({
	mass:
		"M-106 392 C-132 350 -138 240 -108 192 C-82 150 -30 136 16 138 C82 140 128 184 126 256 C128 310 124 356 108 388 C106 372 106 352 102 330 " +
		"C100 300 88 282 66 274 C34 288 -24 292 -66 274 C-84 286 -98 308 -98 336 C-100 356 -104 376 -106 392 Z",
	details:
		line("M30 158 C-18 178 -56 218 -70 268", dark, 4, 0.45) +
		line("M44 166 C12 190 -20 230 -28 280", light, 5, 0.5) +
		line("M58 176 C38 200 18 238 14 280", light, 4, 0.5) +
		line("M72 190 C62 212 50 242 50 272", light, 4, 0.45) +
		line("M-112 330 C-120 282 -112 228 -86 198", light, 5, 0.35) +
		line("M112 320 C116 282 112 236 94 206", dark, 4, 0.35),
});
