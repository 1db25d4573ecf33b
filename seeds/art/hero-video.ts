/** Renders the hero video, which loops and starts with the wide still picture. Needs ffmpeg. Run: `npx node seeds/art/hero-video.ts` */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { wide } from "./hero.ts";
import { heroPainter } from "./hero-picture.ts";

const WIDTH = 1920;
const DURATION_SECONDS = 12;
const FRAMES_PER_SECOND = 24;
const FRAME_COUNT = DURATION_SECONDS * FRAMES_PER_SECOND;
const FOLDER = path.join(import.meta.dirname, "../../public/video");
const COLORS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];

function ffmpeg(args: readonly string[]) {
	const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], { stdio: ["pipe", "inherit", "inherit"] });
	const done = once(child, "close").then(([code]) => {
		if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
	});
	return { input: child.stdin, done };
}

await mkdir(FOLDER, { recursive: true });
const workshop = await mkdtemp(path.join(tmpdir(), "hero-"));
const master = path.join(workshop, "master.mkv");
const { width, height, paint } = await heroPainter(wide, WIDTH, 1);

const toYuv = ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp,format=yuv420p"];
const film = ffmpeg([
	"-f",
	"rawvideo",
	"-pix_fmt",
	"rgb24",
	"-s",
	`${width}x${height}`,
	"-r",
	`${FRAMES_PER_SECOND}`,
	"-i",
	"-",
	...toYuv,
	...COLORS,
	"-c:v",
	"ffv1",
	master,
]);
for (let frame = 0; frame < FRAME_COUNT; frame++) {
	if (!film.input.write(paint(frame / FRAME_COUNT))) await once(film.input, "drain");
}
film.input.end();
await film.done;

const mp4 = path.join(FOLDER, "hero.mp4");
await ffmpeg([
	"-i",
	master,
	"-an",
	"-c:v",
	"libx264",
	"-preset",
	"veryslow",
	"-tune",
	"animation",
	"-crf",
	"21",
	"-aq-mode",
	"3",
	"-pix_fmt",
	"yuv420p",
	...COLORS,
	"-movflags",
	"+faststart",
	mp4,
]).done;

const webm = path.join(FOLDER, "hero.webm");
const vp9 = [
	"-i",
	master,
	"-an",
	"-c:v",
	"libvpx-vp9",
	"-b:v",
	"0",
	"-crf",
	"29",
	"-row-mt",
	"1",
	"-tile-columns",
	"1",
	"-pix_fmt",
	"yuv420p",
	...COLORS,
	"-passlogfile",
	path.join(workshop, "pass"),
];
await ffmpeg([...vp9, "-pass", "1", "-deadline", "good", "-cpu-used", "4", "-f", "null", "-"]).done;
await ffmpeg([...vp9, "-pass", "2", "-deadline", "good", "-cpu-used", "2", webm]).done;

await rm(workshop, { recursive: true });
for (const file of [mp4, webm]) console.log(path.basename(file), `${width}×${height}, ${DURATION_SECONDS} s, ${(await stat(file)).size} bytes`);
