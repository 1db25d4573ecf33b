import { expect, test } from "vitest";
import { CROPS, cropAround } from "./crops.ts";

const middle = { x: 0.5, y: 0.5 };
const square = { width: 1, height: 1 };

test("crops have the sizes that pages use: portraits of 4:5, scenes of 3:2", () => {
	expect(CROPS).toEqual([
		{ width: 160, height: 200 },
		{ width: 320, height: 400 },
		{ width: 640, height: 800 },
		{ width: 480, height: 320 },
		{ width: 960, height: 640 },
	]);
});

test("a crop is as large as the picture allows and centered on the focus", () => {
	expect(cropAround({ width: 600, height: 400 }, square, middle)).toEqual({ left: 100, top: 0, width: 400, height: 400 });
	expect(cropAround({ width: 400, height: 600 }, square, { x: 0.5, y: 0.4 })).toEqual({ left: 0, top: 40, width: 400, height: 400 });
	expect(cropAround({ width: 1000, height: 1000 }, { width: 3, height: 2 }, { x: 0.5, y: 0.6 })).toEqual({ left: 0, top: 267, width: 1000, height: 667 });
});

test("a crop stays within the picture, even with a focus at the edge", () => {
	expect(cropAround({ width: 600, height: 400 }, square, { x: 0, y: 0 })).toEqual({ left: 0, top: 0, width: 400, height: 400 });
	expect(cropAround({ width: 600, height: 400 }, square, { x: 1, y: 1 })).toEqual({ left: 200, top: 0, width: 400, height: 400 });
});

test("a picture with the ratio of the crop is not cut, and a single pixel has a crop", () => {
	expect(cropAround({ width: 960, height: 640 }, { width: 3, height: 2 }, { x: 0.1, y: 0.9 })).toEqual({ left: 0, top: 0, width: 960, height: 640 });
	expect(cropAround({ width: 1, height: 2000 }, { width: 1200, height: 630 }, middle)).toEqual({ left: 0, top: 1000, width: 1, height: 1 });
});
