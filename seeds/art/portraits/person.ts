import type { Beard } from "./beard.ts";
import type { Garment } from "./clothes.ts";
import type { Face } from "./face.ts";
import type { Ground } from "./grounds.ts";
import type { HairStyle } from "./hair.ts";
import type { earrings, Glasses } from "./wear.ts";

/** Everything that makes one portrait. */
export interface Person {
	id: string;
	/** to which side the person looks, which is also where the light comes from, and by how many degrees the head leans there */
	pose: { looks: "left" | "right"; tilt: number };
	skin: string;
	lipstick?: string;
	face: Face;
	hair: { style: HairStyle; colour: string };
	beard?: { style: Beard; colour: string };
	/** a hijab of this color instead of hair */
	hijab?: string;
	glasses?: Glasses;
	earrings?: { kind: keyof typeof earrings; colour: string };
	build: { neck: number; shoulders: number };
	wears: Garment;
	/** a necklace or a pin, drawn over the clothes */
	ornament?: string;
	ground: Ground;
}
