export const pathsIn = (sitemap: string): string[] => Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);

/** Returns all paths, but at most `most` of one kind, such as speakers, in each language. */
export function ofEachKind(paths: string[], most: number): string[] {
	const kinds = Map.groupBy(paths, (path) => path.replace(/(\/(?:agenda|speakers|workshops|news)\/).+/, "$1").replace(/=[^&#]*/g, ""));
	return [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, most));
}
