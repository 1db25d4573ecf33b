import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

export function packageFolders(files: Iterable<string>): string[] {
	const folders = new Set<string>();
	for (const file of files) {
		const name = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.resolve(file.replace("\0", "").split("?")[0] as string));
		if (name && existsSync(`${name[0]}/package.json`)) folders.add(path.relative("", name[0]));
	}
	return [...folders].sort();
}

const listOf = (side: "client" | "server") => `build/${side}-packages.json`;

export function listBundledPackages(): Plugin {
	return {
		name: "list-bundled-packages",
		apply: "build",
		generateBundle(_, bundle) {
			const files = Object.values(bundle).flatMap((chunk) =>
				chunk.type === "chunk"
					? Object.entries(chunk.modules)
							.filter(([, { renderedLength }]) => renderedLength > 0)
							.flatMap(([id]) => [id, ...((this.getModuleInfo(id)?.meta.bundled as string[] | undefined) ?? [])])
					: [],
			);
			const side = this.environment.config.consumer;
			mkdirSync("build", { recursive: true });
			writeFileSync(listOf(side), JSON.stringify(packageFolders(files), null, "\t"));
		},
	};
}

export function bundledByVite(): string[] {
	return (["client", "server"] as const).flatMap((side) => JSON.parse(readFileSync(listOf(side), "utf8")) as string[]);
}
