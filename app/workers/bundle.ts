/// <reference types="vitest/config" />
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Plugin as BundlerPlugin, build } from "esbuild";
import type { Plugin } from "vite";

const SUFFIX = "?bundle";

/**
 * Lets the server say `import source from "./worker?bundle"`: the module and everything that it imports, as one text. A
 * process started with a text needs no file beside it, in development, in the build and in the single executable alike.
 *
 * @param plugins for what a worker imports that esbuild cannot bundle by itself
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
		// Vitest would know an old one by the text of its first file.
		configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id.endsWith(SUFFIX) ? false : undefined)),
	};
}

/** WebAssembly, a third of its size: the best quality would take half a minute for little. */
const packedPrograms: BundlerPlugin = {
	name: "packed-programs",
	setup({ onLoad }) {
		onLoad({ filter: /\.wasm$/ }, async ({ path: file }) => {
			const packed = brotliCompressSync(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
			return { contents: packed, loader: "binary", watchFiles: [file] };
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
		// Some libraries look for their files beside themselves before anybody asks for one.
		define: { "import.meta.url": '"file:///worker.js"' },
		plugins: [...plugins, packedPrograms],
	});
	const NAMESPACE = /^[\w-]+:(?=\/)/;
	return { text: outputFiles[0]?.text ?? "", files: Object.keys(metafile.inputs).map((input) => input.replace(NAMESPACE, "")) };
}
