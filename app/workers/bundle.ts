/// <reference types="vitest/config" />
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin as BundlerPlugin, build } from "esbuild";
import type { Plugin } from "vite";
import { packProgram } from "./pack-program.ts";

const SUFFIX = "?bundle";

/**
 * For `import source from "./worker?bundle"`: the module and its imports as one string, so that a process needs no file, even in the executable.
 * @param plugins for imports that esbuild cannot bundle
 */
export function bundleWorkers(...plugins: BundlerPlugin[]): Plugin {
	return {
		name: "bundle-workers",
		enforce: "pre",
		async resolveId(id, importer) {
			if (!id.endsWith(SUFFIX)) return undefined;
			const module = await this.resolve(id.slice(0, -SUFFIX.length), importer);
			return module && module.id + SUFFIX;
		},
		async load(id) {
			if (!id.endsWith(SUFFIX)) return undefined;
			const { text, files } = await bundle(id.slice(0, -SUFFIX.length), plugins);
			for (const file of files) this.addWatchFile(path.resolve(file));
			return { code: `export default ${JSON.stringify(text)}`, meta: { bundled: files } };
		},
		// By default, Vitest's cache key covers only the entry file.
		configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id.endsWith(SUFFIX) ? false : undefined)),
	};
}

const packedPrograms: BundlerPlugin = {
	name: "packed-programs",
	setup({ onLoad }) {
		onLoad({ filter: /\.wasm$/ }, async ({ path: file }) => {
			return { contents: packProgram(await readFile(file)), loader: "binary", watchFiles: [file] };
		});
	},
};

async function bundle(file: string, plugins: BundlerPlugin[]): Promise<{ text: string; files: string[] }> {
	const { outputFiles, metafile } = await build({
		entryPoints: [file],
		bundle: true,
		write: false,
		metafile: true,
		platform: "node",
		format: "iife",
		minify: true,
		loader: { ".ttf": "binary", ".jpg": "binary" },
		// Some libraries look for files beside themselves on import.
		define: { "import.meta.url": '"file:///worker.js"' },
		plugins: [...plugins, packedPrograms],
	});
	const NAMESPACE = /^[\w-]+:(?=\/)/;
	return { text: outputFiles[0]?.text ?? "", files: Object.keys(metafile.inputs).map((input) => input.replace(NAMESPACE, "")) };
}
