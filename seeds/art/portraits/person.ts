import type { Beard } from "./beard.ts";
import type { Garment } from "./clothes.ts";
import type { Face, Pose } from "./face.ts";
import type { Ground, Hour } from "./grounds.ts";
import type { HairStyle } from "./hair.ts";
import type { earrings, Glasses } from "./wear.ts";

export interface Person {
	id: string;
	pose: Pose;
	skin: string;
	lipstick?: string;
	face: Face;
	hair: { style: HairStyle; color: string };
	beard?: { style: Beard; color: string };
	hijab?: string;
	glasses?: Glasses;
	earrings?: { kind: keyof typeof earrings; color: string };
	build: { neck: number; shoulders: number };
	wears: Garment;
	ornament?: string;
	ground: Ground;
	hour?: Hour;
}
