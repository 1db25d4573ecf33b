import { faceOutline, features, head } from "./face.ts";
import { ground } from "./grounds.ts";
import type { Person } from "./person.ts";
import { clipped, shape } from "./svg.ts";
import { hairTone, type SkinTone, skinTone } from "./tones.ts";
import { earrings, glasses, hijab } from "./wear.ts";

export function drawPortrait(person: Person): string {
	const { face, pose } = person;
	const { turn = 0, crop: { zoom, x = 0, y = 0 } = { zoom: 1.1 } } = pose;
	const skin = skinTone(person.skin, person.lipstick);
	const hair = person.hair.style(hairTone(person.hair.color));
	const scarf = person.hijab ? hijab(person.hijab) : undefined;
	// Hair is drawn for a head 102 wide at the temples.
	const fitted = (svg: string) => `<g transform="scale(${face.outline.temple / 102} 1)">${svg}</g>`;
	const leaning = (svg: string) => `<g transform="rotate(${pose.tilt} 0 540)">${svg}</g>`;

	const behind = leaning((scarf?.back ?? "") + fitted(hair.back ?? ""));
	const body = `<g transform="translate(${-turn * 0.8} -26)">${neck(person, skin)}${person.wears(person.build.shoulders)}${person.ornament ?? ""}</g>`;
	const front = leaning(
		head(face, pose, skin, scarf?.shadow ?? hair.mass) +
			(person.beard ? `<g transform="translate(${turn * 0.5} 0)">${person.beard.style(hairTone(person.beard.color))}</g>` : "") +
			features(face, pose, skin) +
			(person.earrings ? earrings[person.earrings.kind](person.earrings.color, face.outline.cheek, turn < 8) : "") +
			fitted(shape(hair.mass, person.hair.color) + hair.details) +
			(scarf?.front ?? "") +
			(person.glasses ? glasses(person.glasses, turn) : ""),
	);

	const turned = pose.looks === "left" ? "translate(320 0) scale(-1 1)" : "translate(320 0)";
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" width="640" height="800"><defs>${blush(skin)}</defs>` +
		`<g transform="${turned}">${ground(person.ground, person.hour)}<g transform="translate(${x} ${394 + y}) scale(${zoom}) translate(0 -400)">${behind}${body}${front}</g></g></svg>`
	);
}

function neck({ face, build: { neck: half } }: Person, skin: SkinTone): string {
	const outline = `M${-half} 430 L${-half} 548 C${-half - 2} 568 -70 584 -82 606 L-60 790 L60 790 L82 606 C70 584 ${half + 2} 568 ${half} 548 L${half} 430 Z`;
	const shadow =
		shape(faceOutline(face), skin.dark, 'opacity="0.85" transform="translate(-6 42)"') +
		shape(`M-100 430 H${-half * 0.3} C${-half * 0.4} 520 ${-half * 0.5} 570 -90 616 Z`, skin.dark, 'opacity="0.5"');
	const collarBones = `<path d="M-76 640 Q-44 636 -20 652 M76 640 Q44 636 20 652" fill="none" stroke="${skin.dark}" stroke-width="4" stroke-linecap="round" opacity="0.7"/>`;
	return shape(outline, skin.base) + clipped("neck", outline, shadow) + collarBones;
}

function blush(skin: SkinTone): string {
	return `<radialGradient id="blush"><stop offset="0" stop-color="${skin.blush}" stop-opacity="0.36"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient>`;
}
