/** Rejects anything that a browser could read as another site: `//e`, `/\e`, control characters, schemes (ASVS 5.0, 1.2.2). */
export function safePath(value: unknown, otherwise = "/"): string {
	if (typeof value !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) || /%(0[0-9a-f]|1[0-9a-f]|5c)/i.test(value)) return otherwise;
	return value.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
