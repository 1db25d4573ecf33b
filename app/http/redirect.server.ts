/**
 * A path of this site to go back to, or `otherwise`. Everything that a browser could read as another site is refused:
 * `//e`, `/\e`, control characters, schemes (ASVS 5.0, 1.2.2). Letters that no header may hold are written as in addresses.
 */
export function safePath(value: unknown, otherwise = "/"): string {
	if (typeof value !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) || /%(0[0-9a-f]|1[0-9a-f]|5c)/i.test(value)) return otherwise;
	return value.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
