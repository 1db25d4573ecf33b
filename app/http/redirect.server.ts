/**
 * A path of this site to go back to, or `otherwise`. Everything that a browser could read as another site is refused:
 * `//e`, `/\e`, control characters, schemes (ASVS 5.0, 1.2.2).
 */
export function safePath(value: unknown, otherwise = "/"): string {
	return typeof value === "string" && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) && !/%(0[0-9a-f]|1[0-9a-f]|5c)/i.test(value) ? value : otherwise;
}
