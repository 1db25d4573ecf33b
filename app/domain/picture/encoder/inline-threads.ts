import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Plugin as BundlerPlugin, build } from "esbuild";
import type { Plugin } from "vite";

const SUFFIX = "?thread";

/**
 * Lets the server say `import source from "./thread?thread"`: the module and everything that it imports, as one text. A
 * thread started from a text needs no file beside it, in development, in the build and in the single executable alike.
 */
export function inlineThreads(): Plugin {
	return {
		name: "inline-threads",
		enforce: "pre",
		async resolveId(id, importer) {
			if (!id.endsWith(SUFFIX)) return undefined;
			const module = await this.resolve(id.slice(0, -SUFFIX.length), importer);
			return module && module.id + SUFFIX;
		},
		async load(id) {
			if (!id.endsWith(SUFFIX)) return undefined;
			const { text, files } = await bundle(id.slice(0, -SUFFIX.length));
			return { code: `export default ${JSON.stringify(text)}`, meta: { bundled: files } };
		},
	};
}

async function bundle(file: string): Promise<{ text: string; files: string[] }> {
	const { outputFiles, metafile } = await build({
		entryPoints: [file],
		bundle: true,
		write: false,
		metafile: true,
		platform: "node",
		format: "cjs",
		minify: true,
		alias: { sharp: require.resolve("sharp") },
		plugins: [sharpAsWebAssembly],
	});
	const files = Object.keys(metafile.inputs).map((input) => (input.startsWith("sharp-wasm:") ? require.resolve("@img/sharp-wasm32/package") : input));
	return { text: outputFiles[0]?.text ?? "", files };
}

const require = createRequire(import.meta.url);

/** Puts `engine.ts` where sharp would look for its native library, and into it the WebAssembly build's two files. */
const sharpAsWebAssembly: BundlerPlugin = {
	name: "sharp-as-web-assembly",
	setup({ onLoad, onResolve }) {
		const library = path.join(path.dirname(require.resolve("@img/sharp-wasm32/package")), "lib");
		const read = (ending: string) => readFileSync(path.join(library, readdirSync(library).find((file) => file.endsWith(ending)) ?? ending));
		const engine = path.join(import.meta.dirname, "engine.ts");

		onLoad({ filter: /[/\\]sharp[/\\]dist[/\\]sharp\.cjs$/ }, () => ({ contents: `module.exports = require(${JSON.stringify(engine)}).binding` }));
		onResolve({ filter: /^sharp-wasm:/ }, ({ path }) => ({ path, namespace: "sharp-wasm" }));
		onResolve({ filter: /^@emnapi\/runtime$/ }, () => ({ path: require.resolve("@emnapi/runtime", { paths: [library] }) }));
		onLoad({ filter: /:program$/, namespace: "sharp-wasm" }, () => ({ contents: read(".js"), loader: "text" }));
		onLoad({ filter: /:binary$/, namespace: "sharp-wasm" }, () => ({ contents: packed(read(".wasm")), loader: "binary" }));
	},
};

/** A third of its size; the best quality would take half a minute for little. */
const packed = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
