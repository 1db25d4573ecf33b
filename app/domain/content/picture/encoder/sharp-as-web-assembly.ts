import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "esbuild";
import { packProgram } from "#app/workers/pack-program.ts";

const require = createRequire(import.meta.url);

export const sharpAsWebAssembly: Plugin = {
	name: "sharp-as-web-assembly",
	setup({ onLoad, onResolve }) {
		const library = path.join(path.dirname(require.resolve("@img/sharp-wasm32/package")), "lib");
		const fileNamed = (ending: string) => path.join(library, readdirSync(library).find((file) => file.endsWith(ending)) ?? ending);
		const engine = path.join(import.meta.dirname, "engine.ts");

		onResolve({ filter: /^sharp$/ }, () => ({ path: require.resolve("sharp") }));
		onLoad({ filter: /[/\\]sharp[/\\]dist[/\\]sharp\.cjs$/ }, () => ({ contents: `module.exports = require(${JSON.stringify(engine)}).binding` }));
		onResolve({ filter: /^sharp-wasm:program$/ }, () => ({ path: fileNamed(".js"), namespace: "sharp-program" }));
		onResolve({ filter: /^sharp-wasm:binary$/ }, () => ({ path: fileNamed(".wasm"), namespace: "sharp-binary" }));
		onResolve({ filter: /^@emnapi\/runtime$/ }, () => ({ path: require.resolve("@emnapi/runtime", { paths: [library] }) }));
		onLoad({ filter: /./, namespace: "sharp-program" }, ({ path }) => ({ contents: readFileSync(path), loader: "text" }));
		onLoad({ filter: /./, namespace: "sharp-binary" }, ({ path }) => ({ contents: packProgram(readFileSync(path)), loader: "binary" }));
	},
};
