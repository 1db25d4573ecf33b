/** What `inline-threads.ts` makes at build time. */

/** A module with all that it imports, as one text for `new Worker(text, { eval: true })`. */
declare module "*?thread" {
	const source: string;
	export default source;
}

/** The JavaScript around sharp's WebAssembly build. */
declare module "sharp-wasm:program" {
	const program: string;
	export default program;
}

/** That build itself, compressed with brotli. */
declare module "sharp-wasm:binary" {
	const packed: Uint8Array;
	export default packed;
}
