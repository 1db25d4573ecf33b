import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { openSqlite } from "#db/sqlite.ts";
import { WASM_LIBRARIES } from "./wasm-libraries.ts";

export interface Component {
	name: string;
	version?: string;
	license: string;
	text: string;
	purl?: string;
	integrity?: string;
	type: "library" | "platform" | "file";
}

const require = createRequire(import.meta.url);
const notice = (name: string) => readFileSync(path.join(import.meta.dirname, "notices", `${name}.txt`), "utf8");

/** @throws if a package has no license */
export function thirdParty(folders: string[]): Component[] {
	// Tailwind's base styles are in the stylesheet, which bundlers do not report.
	const packages = [...new Set([...folders, "node_modules/tailwindcss"])].map(packageAt);
	return [...packages.sort((one, other) => one.name.localeCompare(other.name)), nodeItself(), ...nodeLibraries(), sqlite(), ...wasmLibraries(), ...FONTS];
}

const { packages: locked } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, { integrity?: string }> };

function packageAt(folder: string): Component {
	const { name, version, license: named, author } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
	const text = noticesIn(folder) ?? plainNotice(name, author?.name ?? author, named);
	const license = named ?? nameOf(text);
	if (!license) throw new Error(`No license is known of ${name}.`);
	return { name, version, license, text, purl: purlOf(name, version), integrity: locked[folder]?.integrity, type: "library" };
}

const nameOf = (text: string) => (text.includes("Permission is hereby granted, free of charge, to any person obtaining a copy") ? "MIT" : undefined);

function purlOf(name: string, version: string): string {
	return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function noticesIn(folder: string): string | undefined {
	const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name));
	return files.length > 0 ? files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n") : undefined;
}

/** Some packages name a license without including it. @throws if its text is not in `notices/` */
function plainNotice(name: string, author: string | undefined, license: string): string {
	const texts = license.match(/[\w.-]+/g)?.filter((id) => id !== "AND") ?? [];
	return [`Copyright (c) ${author ?? `the authors of ${name}`}`, ...texts.map((id) => notice(id.toLowerCase()))].join("\n\n");
}

function nodeItself(): Component {
	const packaged = path.join(path.dirname(require.resolve("node/package.json")), "node_modules", `node-${process.platform}-${process.arch}`, "LICENSE");
	const file = [packaged, path.join(path.dirname(process.execPath), "../LICENSE")].find((candidate) => existsSync(candidate));
	if (!file) throw new Error("Node.js brings no license along.");
	return {
		name: "Node.js",
		version: process.versions.node,
		license: "MIT",
		text: readFileSync(file, "utf8"),
		purl: `pkg:generic/node@${process.versions.node}`,
		type: "platform",
	};
}

const NO_LIBRARIES = ["node", "modules", "napi", "unicode", "tz", "cldr"];

function nodeLibraries(): Component[] {
	return Object.entries(process.versions)
		.filter(([name, version]) => version && !NO_LIBRARIES.includes(name))
		.map(([name, version]) => ({ name: `${name} (in Node.js)`, version, license: "LicenseRef-Node.js", text: "", type: "library" }));
}

function sqlite(): Component {
	const memory = openSqlite(":memory:");
	const version = memory.prepare<[], string>("SELECT sqlite_version()").pluck().get() as string;
	memory.close();
	return { name: "SQLite (in better-sqlite3)", version, license: "blessing", text: notice("sqlite"), purl: `pkg:generic/sqlite@${version}`, type: "library" };
}

function wasmLibraries(): Component[] {
	const versions: Record<string, string> = require("@img/sharp-wasm32/versions");
	const unknown = Object.keys(versions).filter((name) => !Object.hasOwn(WASM_LIBRARIES, name));
	if (unknown.length > 0) throw new Error(`No license is known of ${unknown} in @img/sharp-wasm32.`);
	return Object.entries(WASM_LIBRARIES).map(([key, { name, license }]) => ({
		name: `${name} (in @img/sharp-wasm32)`,
		version: versions[key],
		license,
		text: notice(license === "LGPL-3.0-or-later" ? "lgpl-3.0" : key),
		type: "library",
	}));
}

const FONTS: Component[] = [
	{ name: "Bricolage Grotesque, a subset", license: "OFL-1.1", text: notice("bricolage-grotesque"), type: "file" },
	{ name: "Inter, a subset", license: "OFL-1.1", text: notice("inter"), type: "file" },
	{ name: "Instrument Sans, a subset", license: "OFL-1.1", text: notice("instrument-sans"), type: "file" },
];
