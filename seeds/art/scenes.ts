/** Draws the pictures of the cards. Run `npx node seeds/art/scenes.ts` for all, or name a part of their addresses. */
import { renderPicture } from "./render.ts";
import { nordicCountries } from "./scenes/countries-nordic.ts";
import { latinCountries } from "./scenes/countries-latam.ts";
import { places } from "./scenes/places.ts";
import { workshops } from "./scenes/workshops.ts";
import { news } from "./scenes/news.ts";
import { peopleWorkshops } from "./scenes/workshops-people.ts";
import type { Scene } from "./scenes/scene.ts";

export const scenes: Scene[] = [...nordicCountries, ...latinCountries, ...places, ...workshops, ...peopleWorkshops, ...news];

if (process.argv[1] === import.meta.filename) {
	const wanted = process.argv.slice(2);
	for (const { target, draw } of scenes) {
		if (wanted.length > 0 && !wanted.some((part) => target.includes(part))) continue;
		await renderPicture(draw(), target, [480, 960]);
	}
}
