/** Draws the portrait of speakers without a photo. Run: `npx node seeds/art/portraits/placeholder.ts`. */
import { palette } from "../palette.ts";
import { renderPicture } from "../render.ts";

const ARCHES = [90, 320, 550].map((x) => `<path d="M${x - 75} 800V430a75 75 0 0 1 150 0v370z" fill="${palette.paper2}"/>`).join("");

const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800">
	<rect width="640" height="800" fill="${palette.line}"/>
	${ARCHES}
	<circle cx="320" cy="340" r="118" fill="${palette.ink2}"/>
	<path d="M96 800c0-170 86-290 224-290s224 120 224 290z" fill="${palette.ink2}"/>
</svg>`;

await renderPicture(placeholder, "/images/speakers/placeholder", [160, 320, 640]);
