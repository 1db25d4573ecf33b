import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const PUBLIC_FOLDER = path.join(import.meta.dirname, "../../public");

/**
 * Renders an SVG into `public/` as AVIF, and as WebP for old browsers.
 * @param svg with a viewBox
 * @param target address without ending, such as `/images/speakers/astrid-lindqvist`
 * @param widths in CSS pixels; the files are named `<target>-<width>.avif` and `.webp`
 * @param fallbacks the widths of the WebP files
 */
export async function renderPicture(svg: string, target: string, widths: readonly number[], fallbacks = widths): Promise<void> {
	const file = path.join(PUBLIC_FOLDER, target);
	await mkdir(path.dirname(file), { recursive: true });
	for (const width of widths) {
		const picture = sharp(Buffer.from(svg), { density: 144 }).resize({ width });
		await picture.clone().avif({ quality: 60, effort: 3 }).toFile(`${file}-${width}.avif`);
		if (fallbacks.includes(width)) await picture.clone().webp({ quality: 80, effort: 4 }).toFile(`${file}-${width}.webp`);
	}
}
