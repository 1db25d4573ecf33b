/** Writes the partners' logos to `public/images/partners/`. Run: `npx node seeds/art/partners/make.ts`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { palette } from "../palette.ts";
import { signs } from "./signs.ts";

/** Written by letters.py. */
interface Lettering {
	width: number;
	/** in tenths of a unit */
	path: string;
}

const HEIGHT = 80;
const SIGN = { size: 64, margin: 8, gap: 16 };

const folder = path.join(import.meta.dirname, "../../../public/images/partners");
const lettering: Record<string, Lettering> = JSON.parse(await readFile(path.join(import.meta.dirname, "letters.json"), "utf8"));

await mkdir(folder, { recursive: true });
for (const [id, sign] of Object.entries(signs)) {
	const name = lettering[id];
	if (!name) throw new Error(`letters.json has no lettering for ${id}; add it to letters.py`);
	const nameX = SIGN.margin + SIGN.size + SIGN.gap;
	const width = Math.ceil(nameX + name.width + SIGN.margin);
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">` +
		`<g transform="translate(${SIGN.margin} ${(HEIGHT - SIGN.size) / 2})">${sign}</g>` +
		`<path fill="${palette.ink}" transform="translate(${nameX}) scale(.1)" d="${name.path}"/></svg>\n`;
	await writeFile(path.join(folder, `${id}.svg`), svg);
}
