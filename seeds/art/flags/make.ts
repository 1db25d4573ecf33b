/** Writes all flags as symbols of one file. Run: `npx node seeds/art/flags/make.ts`. */
import { writeFile } from "node:fs/promises";
import path from "node:path";

const WIDTH = 60;
const HEIGHT = 40;

function rectangle(x: number, y: number, width: number, height: number, color: string): string {
	return `<path fill="${color}" d="M${x} ${y}h${width}v${height}H${x}z"/>`;
}

function stripes(colors: readonly string[], shares: readonly number[] = colors.map(() => 1)): string {
	const unit = HEIGHT / shares.reduce((sum, share) => sum + share, 0);
	let y = 0;
	return colors
		.map((color, index) => {
			const height = (shares[index] ?? 1) * unit;
			y += height;
			return rectangle(0, round(y - height), WIDTH, round(height), color);
		})
		.join("");
}

function pales(colors: readonly string[]): string {
	return colors.map((color, index) => rectangle((index * WIDTH) / colors.length, 0, WIDTH / colors.length, HEIGHT, color)).join("");
}

function cross(upright: number, width: number, color: string): string {
	const left = upright - width / 2;
	const top = (HEIGHT - width) / 2;
	return `<path fill="${color}" d="M${round(left)} 0h${width}v${HEIGHT}h${-width}zM0 ${round(top)}h${WIDTH}v${width}H0z"/>`;
}

/** `inner` is the radius between the points. */
function star(x: number, y: number, points: number, outer: number, inner: number, color: string): string {
	const corners = Array.from({ length: points * 2 }, (_, index) => {
		const angle = (Math.PI * index) / points - Math.PI / 2;
		const radius = index % 2 ? inner : outer;
		return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
	});
	return `<path fill="${color}" d="M${corners.join("L")}z"/>`;
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}

const flags: Record<string, () => string> = {
	se: () => rectangle(0, 0, WIDTH, HEIGHT, "#006aa7") + cross(22, 8, "#fecc02"),
	no: () => rectangle(0, 0, WIDTH, HEIGHT, "#ba0c2f") + cross(21.5, 10, "#fff") + cross(21.5, 5, "#00205b"),
	dk: () => rectangle(0, 0, WIDTH, HEIGHT, "#c8102e") + cross(21, 6, "#fff"),
	fi: () => rectangle(0, 0, WIDTH, HEIGHT, "#fff") + cross(21.5, 11, "#002f6c"),
	is: () => rectangle(0, 0, WIDTH, HEIGHT, "#02529c") + cross(21, 9, "#fff") + cross(21, 4.5, "#dc1e35"),

	mx: () =>
		pales(["#006847", "#fff", "#ce1126"]) +
		'<path fill="#7a4a22" d="M29.2 13.4c1-.9 2.6-.7 3.2.4l1.2.3-.9.9c-.3.5-.9.7-1.2.8.6.9 1 2 .8 3.2l2.6-.3c.3 2.4-1.2 4.2-3.4 4.5l-.6.9h-1.4l-.4-.9c-1.5-.1-2.7-.9-3.3-2.1l-1.9 1.7-.2-1.9-1.8.6.5-1.9-1.5-.1c1.3-1 1.7-3.1 2.7-4.5 1.2-1.6 3-1.9 4.4-1.4z"/>' +
		'<path fill="none" stroke="#b98a50" stroke-width=".5" d="M24.6 18.8q2-.2 3-2.4M25.8 20.6q2.4-.6 3-3.6"/>' +
		'<path fill="none" stroke="#5f9e54" stroke-width=".8" stroke-linecap="round" d="M33.4 15.2c1.4.6.2 1.8 1.2 2.6s.6 1.4.2 2"/>' +
		'<path fill="#3f8f4a" d="M27.8 23.8h4.6c.8 0 .8 1.7 0 1.7h-1.2v1.8H29v-1.8h-1.2c-.8 0-.8-1.7 0-1.7z"/>' +
		'<path fill="none" stroke="#3f8f4a" stroke-width="1.1" stroke-linecap="round" d="M23.6 22c.4 3.8 2.8 6.2 6 6.8"/>' +
		'<path fill="none" stroke="#6b8f3a" stroke-width="1.1" stroke-linecap="round" d="M36.4 22c-.4 3.8-2.8 6.2-6 6.8"/>' +
		'<path fill="#ce1126" d="M29 28.2h2v1.4h-2z"/>',

	br: () =>
		rectangle(0, 0, WIDTH, HEIGHT, "#009739") +
		'<path fill="#fedd00" d="M30 4.6L54.6 20 30 35.4 5.4 20z"/><clipPath id="globe"><circle cx="30" cy="20" r="9.6"/></clipPath><circle cx="30" cy="20" r="9.6" fill="#012169"/>' +
		'<path clip-path="url(#globe)" fill="none" stroke="#fff" stroke-width="2" d="M18 18.4c9-2.4 17 .4 24 6.6"/>' +
		[
			[30.6, 14.2],
			[24.4, 22.6],
			[27, 25.6],
			[30.4, 23.6],
			[33.2, 26.4],
			[29.6, 27.8],
			[36.2, 25.6],
		]
			.map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".6" fill="#fff"/>`)
			.join(""),

	co: () => stripes(["#ffcd00", "#003087", "#c8102e"], [2, 1, 1]),
	cl: () => stripes(["#fff", "#da291c"]) + rectangle(0, 0, 20, 20, "#0032a0") + star(10, 10, 5, 5, 1.91, "#fff"),

	ar: () =>
		stripes(["#6cace4", "#fff", "#6cace4"]) +
		star(30, 20, 16, 5.6, 3, "#f4b223") +
		'<circle cx="30" cy="20" r="2.9" fill="#ffc845" stroke="#85340a" stroke-width=".3"/><path fill="none" stroke="#85340a" stroke-width=".35" stroke-linecap="round" d="M28.7 19.3h.7M30.6 19.3h.7M29.1 21.1q.9.6 1.8 0"/>',

	pe: () =>
		pales(["#d91023", "#fff", "#d91023"]) +
		'<path fill="none" stroke="#3f8f4a" stroke-width="1.4" stroke-linecap="round" d="M26 26.6c-3-3-3.2-8-.8-11M34 26.6c3-3 3.2-8 .8-11"/>' +
		'<path fill="#9fd3ea" d="M26.6 14.6H30v6h-3.4z"/><path fill="#fff" d="M30 14.6h3.4v6H30z"/><path fill="#d91023" d="M26.6 20.6h6.8c0 3.6-1.4 5.2-3.4 6-2-.8-3.4-2.4-3.4-6z"/>' +
		'<path fill="#a8703c" d="M27.2 19.8v-2.2l-.2-1.8.6.6h1.4l.3 3.4h-.5l-.2-1.6h-.6l-.2 1.6zM31.5 17.8h.5v2h-.5z"/><circle cx="31.75" cy="16.8" r="1.3" fill="#3f8f4a"/>' +
		'<path fill="#fedd00" d="M28.4 22.2c1.6-.6 3 .2 3.2 1.8-1.2-.8-2.2-.6-3.2-1.8z"/><path fill="none" stroke="#8a5a00" stroke-width=".45" d="M26.6 14.6h6.8v6c0 3.6-1.4 5.2-3.4 6-2-.8-3.4-2.4-3.4-6z"/>' +
		'<path fill="none" stroke="#3f8f4a" stroke-width="1" d="M28.4 13.4q1.6-2.2 3.2 0"/>',
};

const symbols = Object.entries(flags).map(([code, draw]) => `<symbol id="${code}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${draw()}</symbol>`);
const file = path.join(import.meta.dirname, "../../../public/images/flags.svg");
await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
