import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { publicManifestOf, publicPart } from "./public-manifest.ts";

const FOLDER = "build/client/assets";
const MANIFEST = /^manifest-[0-9a-f]{8}\.js$/;
const PROGRAM = /^(window\.__remixManifest=)(.*);$/s;

/** Remix writes the manifest during the server build. */
export function publicManifest(): Plugin {
	return {
		name: "public-manifest",
		apply: "build",
		writeBundle() {
			if (this.environment.config.consumer !== "server") return;
			const name = readdirSync(FOLDER).find((file) => MANIFEST.test(file)) as string;
			const [, assignment, json = ""] = PROGRAM.exec(readFileSync(path.join(FOLDER, name), "utf8")) ?? [];
			writeFileSync(path.join(FOLDER, publicManifestOf(`/${name}`)), `${assignment}${JSON.stringify(publicPart(JSON.parse(json)))};`);
		},
	};
}
