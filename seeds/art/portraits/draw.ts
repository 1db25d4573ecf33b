import { faceOutline, features, head } from "./face.ts";
import { ground } from "./grounds.ts";
import type { Person } from "./person.ts";
import { clipped, shape } from "./svg.ts";
import { type SkinTone, hairTone, skinTone } from "./tones.ts";
import { earrings, glasses, hijab } from "./wear.ts";

/** The portrait of a person: 640 × 800, the head clear of the corners that an arch cuts away. */
export function drawPortrait(person: Person): string {
	const { face } = person;
	const skin = skinTone(person.skin, person.lipstick);
	const hair = person.hair.style(hairTone(person.hair.colour));
	const scarf = person.hijab ? hijab(person.hijab) : undefined;
	// Hair is drawn for a head 102 wide at the temples.
	const fitted = (svg: string) => `<g transform="scale(${face.temple / 102} 1)">${svg}</g>`;
	const leaning = (svg: string) => `<g transform="rotate(${person.tilt} 0 540)">${svg}</g>`;

	const behind = leaning((scarf?.back ?? "") + fitted(hair.back ?? ""));
	const body = `<g transform="translate(0 -26)">${neck(person, skin)}${person.wears(person.build.shoulders)}${person.ornament ?? ""}</g>`;
	const front = leaning(
		head(face, skin, hair.mass) +
			(person.beard ? person.beard.style(hairTone(person.beard.colour)) : "") +
			features(face, skin) +
			(person.earrings ? earrings[person.earrings.kind](person.earrings.colour, face.cheek) : "") +
			fitted(shape(hair.mass, person.hair.colour) + hair.details) +
			(scarf?.front ?? "") +
			(person.glasses ? glasses(person.glasses) : ""),
	);

	const turned = person.looks === "left" ? "translate(320 0) scale(-1 1)" : "translate(320 0)";
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" width="640" height="800"><defs>${lights(skin)}</defs>` +
		`<g transform="${turned}">${ground(person.ground)}<g transform="translate(0 -46) scale(1.1)">${behind}${body}${front}</g></g></svg>`
	);
}

/** Neck and throat, with the shadow of the chin. */
function neck({ face, build: { neck: half } }: Person, skin: SkinTone): string {
	const outline = `M${-half} 430 L${-half} 552 C${-half - 6} 580 -100 600 -130 640 L-60 790 L60 790 L130 640 C100 600 ${half + 6} 580 ${half} 552 L${half} 430 Z`;
	const shadow = shape(faceOutline(face), skin.dark, 'opacity="0.85" transform="translate(-6 42)"') + shape(`M${-half - 40} 430 L${-half * 0.45} 430 L${-half * 0.45} 600 L${-half - 60} 640 Z`, skin.dark, 'opacity="0.5"');
	const collarBones = `<path d="M-76 640 Q-44 636 -20 652 M76 640 Q44 636 20 652" fill="none" stroke="${skin.dark}" stroke-width="4" stroke-linecap="round" opacity="0.7"/>`;
	return shape(outline, skin.base) + clipped("neck", outline, shadow) + collarBones;
}

/** Gradients that several parts share. */
function lights(skin: SkinTone): string {
	return (
		`<radialGradient id="blush"><stop offset="0" stop-color="${skin.blush}" stop-opacity="0.5"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient>` +
		'<linearGradient id="side" x1="0" x2="1" y1="0" y2="0"><stop offset="0.08" stop-color="#0a1a2c" stop-opacity="0.28"/><stop offset="0.5" stop-color="#0a1a2c" stop-opacity="0"/><stop offset="0.75" stop-color="#fff4e2" stop-opacity="0"/><stop offset="0.95" stop-color="#fff4e2" stop-opacity="0.16"/></linearGradient>'
	);
}
