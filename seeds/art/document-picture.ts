/** Writes the audience's picture of documents, 960 × 420 of the scene, for print. Run: `npx node seeds/art/document-picture.ts` */
import path from "node:path";
import sharp from "sharp";
import { hall } from "./scenes/audience.ts";

const FILE = path.join(import.meta.dirname, "../../app/documents/audience.jpg");

const scene = sharp(Buffer.from(hall()), { density: 108 }).resize({ width: 1440 });
const { size } = await sharp(await scene.png().toBuffer())
	.extract({ left: 0, top: 270, width: 1440, height: 630 })
	.jpeg({ quality: 76, mozjpeg: true })
	.toFile(FILE);
console.log(`audience.jpg: ${size} bytes`);
