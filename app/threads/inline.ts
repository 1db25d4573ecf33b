import path from "node:path";
import { type Plugin as BundlerPlugin, build } from "esbuild";
import type { Plugin } from "vite";

const SUFFIX = "?thread";

/**
 * Lets the server say `import source from "./thread?thread"`: the module and everything that it imports, as one text. A
 * thread started from a text needs no file beside it, in development, in the build and in the single executable alike.
 *
 * @param plugins for what a thread imports that esbuild cannot bundle by itself
 */
export function inlineThreads(...plugins: BundlerPlugin[]): Plugin {
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
			const { text, files } = await bundle(id.slice(0, -SUFFIX.length), plugins);
			for (const file of files) this.addWatchFile(path.resolve(file));
			return { code: `export default ${JSON.stringify(text)}`, meta: { bundled: files } };
		},
	};
}

async function bundle(file: string, plugins: BundlerPlugin[]): Promise<{ text: string; files: string[] }> {
	const { outputFiles, metafile } = await build({
		entryPoints: [file],
		bundle: true,
		write: false,
		metafile: true,
		platform: "node",
		format: "cjs",
		minify: true,
		loader: { ".ttf": "binary" },
		// Some libraries look for their files beside themselves before anybody asks for one.
		define: { "import.meta.url": '"file:///thread.js"' },
		plugins,
	});
	const NAMESPACE = /^[\w-]+:(?=\/)/;
	return { text: outputFiles[0]?.text ?? "", files: Object.keys(metafile.inputs).map((input) => input.replace(NAMESPACE, "")) };
}
