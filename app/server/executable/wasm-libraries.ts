/**
 * What is compiled into the image encoder, by its names in the package's `versions.json`, under the terms that the
 * package's README says. Their notices stand in `notices/`; libnsgif comes with libvips, musl with Emscripten.
 */
export const WASM_LIBRARIES: Record<string, { name: string; license: string }> = {
	aom: { name: "libaom", license: "BSD-2-Clause" },
	cgif: { name: "cgif", license: "MIT" },
	emscripten: { name: "Emscripten", license: "MIT" },
	exif: { name: "libexif", license: "LGPL-3.0-or-later" },
	expat: { name: "Expat", license: "MIT" },
	ffi: { name: "libffi", license: "MIT" },
	glib: { name: "GLib", license: "LGPL-3.0-or-later" },
	heif: { name: "libheif", license: "LGPL-3.0-or-later" },
	highway: { name: "Highway", license: "BSD-3-Clause" },
	imagequant: { name: "libimagequant", license: "BSD-2-Clause" },
	lcms: { name: "Little CMS", license: "MIT" },
	mozjpeg: { name: "MozJPEG", license: "IJG AND BSD-3-Clause AND Zlib" },
	musl: { name: "musl", license: "MIT" },
	nsgif: { name: "libnsgif", license: "MIT" },
	png: { name: "libpng", license: "libpng-2.0" },
	resvg: { name: "resvg", license: "MIT" },
	tiff: { name: "libtiff", license: "libtiff" },
	uhdr: { name: "libultrahdr", license: "MIT" },
	vips: { name: "libvips", license: "LGPL-3.0-or-later" },
	webp: { name: "libwebp", license: "BSD-3-Clause" },
	"zlib-ng": { name: "zlib-ng", license: "Zlib" },
};
