/** The first match counts: browsers also name the browsers that they descend from. */
const BROWSERS = [
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\//, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrom(e|ium)\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
] as const;
const SYSTEMS = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/CrOS/, "ChromeOS"],
	[/Mac OS X|Macintosh/, "macOS"],
	[/Linux/, "Linux"],
] as const;

export function deviceOf(userAgent: string): { browser?: string; system?: string } {
	return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) };
}

function nameIn(userAgent: string, names: readonly (readonly [RegExp, string])[]): string | undefined {
	return names.find(([sign]) => sign.test(userAgent))?.[1];
}
