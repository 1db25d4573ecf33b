/** The first that fits: browsers name those that they descend from, too. */
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

/** What a `User-Agent` header says about browser and system, as far as people know their names. */
export function deviceOf(userAgent: string): { browser?: string; system?: string } {
	return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) };
}

function nameIn(userAgent: string, names: readonly (readonly [RegExp, string])[]): string | undefined {
	return names.find(([sign]) => sign.test(userAgent))?.[1];
}
