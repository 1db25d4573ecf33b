import { LOCALES, type Locale, splitPath } from "#app/i18n/config.ts";
import { WORKER } from "#app/offline/names.ts";
import { entriesIn, isWorthKeeping, pagesIn, startIn, variantsIn } from "./addresses.ts";
import { findFile, forget, keepFile, keepPage, listKept, readCopy } from "./copies.ts";
import { filesIn } from "./files.ts";
import { retire } from "./retire.ts";

const MAX_AGE_MS = 10 * 60_000;
const MAX_BYTES = 4_500_000;
const MAX_CONCURRENT = 3;

const running = new Map<Locale, Promise<void>>();

/** If one of the pages is worth saving, saves all of its language, unless Data Saver is on. `isOver`: leaves the rest to a newer worker. */
export async function keepAround(pages: readonly URL[], isOver = () => false): Promise<void> {
	for (const locale of LOCALES) {
		if (!pages.some((page) => isWorthKeeping(page) && splitPath(page.pathname).locale === locale)) continue;
		const round = running.get(locale) ?? goRound(locale, isOver).finally(() => running.delete(locale));
		running.set(locale, round);
		await round;
	}
}

async function goRound(locale: Locale, isOver: () => boolean): Promise<void> {
	// Saved last, so its date holds for all pages.
	const start = startIn(locale);
	if (isSavingData() || (await freshCopy(start))) return;
	if ((await fetch(WORKER, { cache: "no-store" })).status === 404) return retire();

	const wanted = new Set(pagesIn(locale));
	const files = new Set<string>();
	const keep = async (address: string) => {
		if (isOver()) throw new Error("A newer worker keeps what is left.");
		const html = (await freshCopy(address)) ?? ((await isFull()) ? undefined : await keepPage(address));
		for (const file of filesIn(html ?? "")) files.add(file);
		for (const variant of variantsIn(html ?? "", locale)) wanted.add(variant);
	};
	for (const page of wanted) await keep(page);
	await keepFiles(files);
	const entries = entriesIn(await (await fetch("/sitemap.xml")).text(), locale);
	const next = entries.values();
	const workers = Array.from({ length: MAX_CONCURRENT }, async () => {
		for (const entry of next) await keep(entry);
	});
	await Promise.allSettled(workers);
	await Promise.all(workers);
	await keep(start);
	await keepFiles(files);
	await forgetOthers(new Set([...wanted, ...entries, start]), files, locale);
}

async function keepFiles(files: Set<string>): Promise<void> {
	for (const file of files) {
		const kept = (await findFile(file)) ?? ((await isFull()) ? undefined : await keepFile(file));
		if (kept && file.endsWith(".css")) for (const named of filesIn(await kept.text())) files.add(named);
	}
}

async function forgetOthers(pages: Set<string>, files: Set<string>, locale: Locale): Promise<void> {
	const kept = await listKept();
	await forget(kept.pages.filter((page) => splitPath(page).locale === locale && !pages.has(page)));
	if (kept.files.every((file) => files.has(file))) return;
	for (const page of kept.pages) for (const file of filesIn((await readCopy(page))?.html ?? "")) files.add(file);
	await keepFiles(files);
	await forget(kept.files.filter((file) => !files.has(file)));
}

async function freshCopy(address: string): Promise<string | undefined> {
	const copy = await readCopy(address);
	return copy && Date.now() - copy.made.getTime() < MAX_AGE_MS ? copy.html : undefined;
}

async function isFull(): Promise<boolean> {
	return ((await navigator.storage.estimate()).usage ?? 0) > MAX_BYTES;
}

function isSavingData(): boolean {
	return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
