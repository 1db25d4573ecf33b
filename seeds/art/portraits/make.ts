/** Draws the speakers' portraits, all or those with the given ids. Run: `npx node seeds/art/portraits/make.ts`. */
import { renderPicture } from "../render.ts";
import { latinAmericans } from "./cast-latin-america.ts";
import { nordics } from "./cast-nordics.ts";
import { drawPortrait } from "./draw.ts";

const only = process.argv.slice(2);
for (const person of [...nordics, ...latinAmericans]) {
	if (only.length > 0 && !only.includes(person.id)) continue;
	await renderPicture(drawPortrait(person), `/images/speakers/${person.id}`, [160, 320, 640]);
}
