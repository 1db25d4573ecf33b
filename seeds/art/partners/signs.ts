import { palette } from "../palette.ts";

/** Each fills a square of 64 units, drawn from (0, 0). */

const { ink, terracotta, stone, green, aurora, blue, purple, gold } = palette;
const sky = "#7fb3d6";

function around(count: number, drawing: string): string {
	return Array.from({ length: count }, (_, index) => `<g transform="rotate(${(360 / count) * index} 32 32)">${drawing}</g>`).join("");
}

export const signs: Record<string, string> = {
	"puente-norte":
		`<path fill="${terracotta}" d="M0 36h64v22H54a22 18 0 0 0-44 0H0z"/>` +
		`<path fill="${ink}" d="M32 2l3.6 10.4L46 16l-10.4 3.6L32 30l-3.6-10.4L18 16l10.4-3.6z"/>`,

	nordhub:
		around(5, `<path stroke="${blue}" stroke-width="4" d="M32 32V10"/><circle cx="32" cy="9" r="7" fill="${blue}"/>`) +
		`<circle cx="32" cy="32" r="11" fill="${aurora}" stroke="${blue}" stroke-width="4"/>`,

	"aurora-energia":
		`<circle cx="32" cy="32" r="32" fill="${green}"/>` +
		`<g fill="none" stroke-linecap="round" stroke-width="6"><path stroke="${aurora}" d="M14 40c8-20 16 8 22-10s10-8 14-14"/><path stroke="#a8f0e4" d="M18 50c8-14 16 4 22-10s8-6 12-12"/></g>`,

	fjordlink:
		`<path fill="${blue}" d="M0 46L18 6l12 26-8 14zM64 46L48 14 36 36l8 10z"/>` +
		`<path fill="none" stroke="${sky}" stroke-width="5" stroke-linecap="round" d="M3 57c7-6 12-6 19 0s13 6 20 0 12-6 19 0"/>`,

	solmar:
		`<path fill="${terracotta}" d="M8 36a24 24 0 0 1 48 0z"/>` +
		`<g fill="none" stroke="${blue}" stroke-width="5" stroke-linecap="round"><path d="M4 45h56M12 54h40M22 62h20"/></g>`,

	veta:
		`<path fill="${ink}" d="M32 0l28 16v32L32 64 4 48V16z"/>` +
		`<path fill="${stone}" d="M4 27l56-5v9L4 38z"/><path fill="#c98a2a" d="M22 58l9-21-7-7 14-27 8 5-9 22 7 7-13 26z"/>`,

	kvarnen:
		around(4, `<path fill="${terracotta}" d="M34 29V1h15z"/><path stroke="${ink}" stroke-width="4" d="M32 32V1"/>`) +
		`<circle cx="32" cy="32" r="6" fill="${ink}"/>`,

	"altiplano-labs":
		`<path fill="${purple}" d="M22 0h20v11h11v11h11v20H53v11H42v11H22V53H11V42H0V22h11V11h11z"/>` + `<path fill="#fbf6ee" d="M28 18h8v12l9 14H19l9-14z"/>`,

	havsbris: `<g fill="none" stroke-width="6" stroke-linecap="round"><path stroke="${blue}" d="M2 26h38a10 10 0 1 0-10-10"/><path stroke="${sky}" d="M8 38h46"/><path stroke="${blue}" d="M2 50h26a6 6 0 1 1-6 6"/></g>`,

	"tierra-media":
		`<path fill="${stone}" d="M0 32a32 32 0 0 1 64 0z"/><circle cx="32" cy="22" r="9" fill="${terracotta}"/>` +
		`<path fill="${green}" d="M0 32h64a32 32 0 0 1-64 0z"/><g fill="none" stroke="#fbf6ee" stroke-width="3"><path d="M32 32v32M24 32L10 56M40 32l14 24"/></g>`,

	"bajio-tech":
		`<g fill="${green}"><path d="M24 0h16v64H24z"/><path d="M4 14h12v12h8v14H4zM60 14H48v12h-8v14h20z"/></g>` +
		`<path fill="${terracotta}" d="M0 48h64v16H0z"/><path fill="${aurora}" d="M24 48h16v16H24z"/>`,

	"nordica-air": `<path fill="${blue}" d="M0 56L34 4h22L40 56z"/><path fill="${sky}" d="M40 56L56 4h8L50 56z"/><path fill="#a8f0e4" d="M12 56l24-36-6 36z"/>`,

	"camara-bajio": `<path fill="${gold}" d="M0 6h64v8H0zM0 18h64v46H56V42a6 6 0 0 0-12 0v22h-6V42a6 6 0 0 0-12 0v22h-6V42a6 6 0 0 0-12 0v22H0z"/>`,

	"universidad-arcos":
		`<path fill="${terracotta}" d="M0 64V32a32 32 0 0 1 64 0v32H52V32a20 20 0 0 0-40 0v32z"/>` +
		`<path fill="${ink}" d="M18 64V34a14 14 0 0 1 28 0v30l-14-6z"/><path stroke="#fbf6ee" stroke-width="3" d="M32 26v32"/>`,
};
