import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installed } from "./installed.ts";

for (const [program, debian] of [
	["pdftotext", "poppler-utils"],
	["zbarimg", "zbar-tools"],
] as const) {
	const inPath = process.env.PATH?.split(":").map((folder) => path.join(folder, program));
	installed([inPath?.find((place) => existsSync(place)), `/usr/bin/${program}`], [debian]);
}

const run = (program: string, ...words: string[]) => execFileSync(program, words, { encoding: "utf8", maxBuffer: 100_000_000 });

function withFile<Result>(bytes: Uint8Array, read: (file: string) => Result): Result {
	const folder = mkdtempSync(path.join(tmpdir(), "summit-pdf-"));
	const file = path.join(folder, "document.pdf");
	writeFileSync(file, bytes);
	try {
		return read(file);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Returns the scanner's output, such as `QR-Code:https://…`. */
export const scanPicture = (bytes: Uint8Array) => withFile(bytes, scan);

/** The first page of a document, as printed. */
export const scanPdf = (bytes: Uint8Array) =>
	withFile(bytes, (file) => {
		run("pdftoppm", "-r", "100", "-png", "-singlefile", file, file);
		return scan(`${file}.png`);
	});

const scan = (file: string) => run("zbarimg", "--quiet", "--nodbus", file).trim().split("\n");

/** Reads a document with Debian's poppler-utils, independent of the writer. */
export const readPdf = (bytes: Uint8Array) =>
	withFile(bytes, (file) => {
		const facts = Object.fromEntries(
			[...run("pdfinfo", "-rawdates", file).matchAll(/^([^:\n]+):\s*(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
		);
		const fonts = run("pdffonts", file)
			.trim()
			.split("\n")
			.slice(2)
			.map((line) => line.trim().split(/\s+/));
		return {
			facts,
			text: run("pdftotext", "-layout", file, "-").replace(/\s+/g, " "),
			structure: run("pdfinfo", "-struct-text", file),
			links: [...run("pdfinfo", "-url", file).matchAll(/\S+$/gm)].map(([link]) => link).filter((link) => link.includes(":")),
			/** Embedded, subset, and with a Unicode map. */
			fonts: fonts.map((columns) => ({ name: columns[0]?.replace(/^\w+\+/, ""), kept: columns.slice(-5, -2).join(" ") })),
		};
	});

export function elementsIn(structure: string, role: string): string[] {
	const lines = structure.split("\n");
	return lines.flatMap((line, index) => {
		const depth = line.search(/\S/);
		if (line.trim().split(/[ :]/)[0] !== role) return [];
		const rest = lines.slice(index + 1);
		const end = rest.findIndex((next) => next.trim() !== "" && next.search(/\S/) <= depth);
		return [(end < 0 ? rest : rest.slice(0, end)).join("\n")];
	});
}

export const textsIn = (structure: string, role: string) =>
	elementsIn(structure, role).map((inside) => [...inside.matchAll(/^ *"(.*)"$/gm)].map(([, text]) => text).join(""));
