import { brotliDecompressSync } from "node:zlib";
import jpegProgram from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import encodeJpeg, { init as initJpeg } from "@jsquash/jpeg/encode.js";
import webpProgram from "@jsquash/webp/codec/dec/webp_dec.wasm";
import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
import { initWasm, Resvg, type ResvgRenderOptions } from "@resvg/resvg-wasm";
import resvgProgram from "@resvg/resvg-wasm/index_bg.wasm";
import type { ShareModel } from "#app/ui/share-model.ts";
import { answerJobs } from "#app/workers/answer.ts";
import { drawPicture } from "./drawing.ts";
import ground from "./ground.jpg?bytes";

/** Runs in its own process, bundled by `app/workers/bundle.ts`. */
export type Job = SharePictureJob | { kind: "jpeg" /** WebP or SVG. */; picture: Uint8Array };

interface SharePictureJob {
	kind: "share";
	model: ShareModel;
	/** WebP. */
	picture: Uint8Array | undefined;
}

/** Bytes that networks accept. */
const MAX_BYTES = 300_000;
/** Progressive files are 5% smaller, but take twice the time. */
const QUICK = { progressive: false };
/** Of a logo. */
const DRAWN_WIDTH_PX = 480;
const QUALITIES = [84, 72, 58, 40, 20];

const compiled = (packed: Uint8Array) => new WebAssembly.Module(brotliDecompressSync(packed) as Uint8Array<ArrayBuffer>);
const inSvg = (jpeg: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;

const ready = Promise.all([initWasm(compiled(resvgProgram)), initJpeg(compiled(jpegProgram)), initWebp(compiled(webpProgram))]);

answerJobs(async (job: Job) => {
	await ready;
	return job.kind === "share" ? makeSharePicture(job) : asJpegOnWhite(job.picture);
});

async function makeSharePicture({ model, picture }: SharePictureJob): Promise<Uint8Array> {
	const svg = drawPicture(model, { ground: inSvg(ground), arch: picture && inSvg(await asJpeg(picture)) });
	const { width, height, data } = render(svg);
	let bytes = new Uint8Array();
	for (const quality of QUALITIES) {
		bytes = new Uint8Array(await encodeJpeg({ data, width, height, colorSpace: "srgb" }, { quality, ...QUICK }));
		if (bytes.length < MAX_BYTES) break;
	}
	return bytes;
}

/** resvg allocates WebAssembly memory, which the garbage collector does not see. */
function render(svg: string | Uint8Array, options?: ResvgRenderOptions) {
	const resvg = new Resvg(svg, options);
	const image = resvg.render();
	const { width, height } = image;
	const data = new Uint8ClampedArray(image.pixels);
	image.free();
	resvg.free();
	return { width, height, data };
}

/** resvg does not read WebP. */
async function asJpeg(webp: Uint8Array): Promise<Uint8Array> {
	return new Uint8Array(await encodeJpeg(await decodeWebp(new Uint8Array(webp).buffer), { quality: 94, ...QUICK }));
}

/** For documents, whose library reads neither WebP nor SVG. */
async function asJpegOnWhite(picture: Uint8Array): Promise<Uint8Array> {
	const isSvg = picture[0] === "<".charCodeAt(0);
	const { data, width, height } = isSvg
		? render(picture, { background: "white", fitTo: { mode: "width", value: DRAWN_WIDTH_PX } })
		: onWhite(await decodeWebp(new Uint8Array(picture).buffer));
	return new Uint8Array(await encodeJpeg({ data, width, height, colorSpace: "srgb" }, { quality: 88, ...QUICK }));
}

function onWhite({ data, width, height }: ImageData) {
	for (let pixel = 0; pixel < data.length; pixel += 4) {
		const opacity = (data[pixel + 3] ?? 0) / 255;
		for (let channel = pixel; channel < pixel + 3; channel += 1) data[channel] = 255 - (255 - (data[channel] ?? 0)) * opacity;
	}
	return { data, width, height };
}
