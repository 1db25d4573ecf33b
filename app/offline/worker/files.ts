const FILE = /^\/assets\/.+\.(?:css|js|woff2|svg)$|^\/(?:assets|pictures)\/.+-160\.avif$/;

/** The files without which a page or stylesheet is not what it is. Of pictures, portraits alone, and the smallest of each. */
export function filesIn(text: string): string[] {
	return text.match(/[\w./-]+/g)?.filter((word) => FILE.test(word)) ?? [];
}

/** The kept width of a portrait, for one that is wanted in another. */
export function smallest(picture: string): string {
	return picture.replace(/-\d+\.(?:avif|webp)$/, "-160.avif");
}
