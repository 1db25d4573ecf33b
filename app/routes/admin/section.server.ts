/** Returns `speakers` for "/admin/speakers/import" and "/admin/speakers.csv". */
export function sectionOf({ url }: Request): string | undefined {
	return new URL(url).pathname.match(/^\/admin\/(\w+)/)?.[1];
}
