/** What `inline.ts` makes at build time. */

/** A module with all that it imports, as one text for `new Worker(text, { eval: true })`. */
declare module "*?thread" {
	const source: string;
	export default source;
}

/** A font, in the text of a thread. */
declare module "*.ttf" {
	const bytes: Uint8Array;
	export default bytes;
}

/** A picture, in the text of a thread. */
declare module "*.jpg?bytes" {
	const bytes: Uint8Array;
	export default bytes;
}

/** WebAssembly compressed with brotli, in the text of a thread. */
declare module "*.wasm" {
	const packed: Uint8Array;
	export default packed;
}
