import { globSync, readFileSync, writeFileSync } from "node:fs";

/*
 * Overwrites `seeds` with a different sample. In a copy of the repository, `npm run build && vitest run` then shows which tests depend on the sample:
 * only those that import it may fail.
 */

const FILES = globSync("seeds/{*,day-*/*}.ts", { exclude: ["seeds/{index,insert,insert-program,empty-event,legal,regions,practical}.ts"] });
const sources = new Map(FILES.map((file) => [file, readFileSync(file, "utf8")]));

/** Ids that entries reference. */
const NAMED = [...sources].flatMap(([file, source]) =>
	/(speakers|rooms|workshops|agenda|partners|faq)\.ts$/.test(file) ? [...source.matchAll(/\bid: "([a-z\d-]+)"/g)].map(([, id]) => id) : [],
);

for (const [file, source] of sources) {
	const losesLast = /(agenda|faq|partners|tiers)\.ts$/.test(file);
	writeFileSync(
		file,
		(losesLast ? source.replace(/\n\t\{\n(?:(?!\n\t\{\n)[\s\S])*\n\t\},(?=\n\];)/, "") : source)
			.replace(new RegExp(`"(${NAMED.join("|")})"`, "g"), '"other-$1"')
			.replace(/\b(en|es|sv): (["`])/g, "$1: $2Ø ")
			.replace(/\b(name|company|venue|address): "/g, '$1: "Other ')
			.replace(/\b(price|maxAttendees|places|cancelDays|airportMinutes): (\d+)/g, (_, name, number) => `${name}: ${Number(number) + 100}`)
			.replace(/\b(startTime|endTime): "(\d\d)/g, (_, name, hour) => `${name}: "${String(Number(hour) + 1).padStart(2, "0")}`),
	);
}
