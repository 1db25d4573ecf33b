/** Modules built by `sharp-as-web-assembly.ts`. */

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
