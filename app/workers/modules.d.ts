/** Modules built by `bundle.ts`. */

/** A module with all that it imports, as one text that `run.server.ts` has run. */
declare module "*?bundle" {
	const source: string;
	export default source;
}

/** A font, in the text of a worker. */
declare module "*.ttf" {
	const bytes: Uint8Array;
	export default bytes;
}

/** A picture, in the text of a worker. */
declare module "*.jpg?bytes" {
	const bytes: Uint8Array;
	export default bytes;
}

/** WebAssembly compressed with brotli, in the text of a worker. */
declare module "*.wasm" {
	const packed: Uint8Array;
	export default packed;
}
