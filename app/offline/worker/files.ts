const FILE = /^\/assets\/.+\.(?:css|js|woff2|svg)$|^\/(?:assets|pictures)\/.+-160\.avif$/;

export function filesIn(text: string): string[] {
	return text.match(/[\w./-]+/g)?.filter((word) => FILE.test(word)) ?? [];
}

export function smallest(picture: string): string {
	return picture.replace(/-\d+\.(?:avif|webp)$/, "-160.avif");
}
