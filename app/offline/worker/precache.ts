import { LOCALES, type Locale, splitPath } from "#app/i18n/config.ts";
import { WORKER } from "#app/offline/names.ts";
import { entriesIn, isCacheable, pagesIn, startIn, variantsIn } from "./addresses.ts";
import { deleteCopies, findFile, listSaved, readCopy, saveFile, savePage } from "./copies.ts";
import { filesIn } from "./files.ts";
import { retire } from "./retire.ts";

const MAX_AGE_MS = 10 * 60_000;
const MAX_BYTES = 4_500_000;
const MAX_CONCURRENT = 3;

const running = new Map<Locale, Promise<void>>();

/** If one of the pages is worth saving, saves all of its language, unless Data Saver is on. `isOver`: leaves the rest to a newer worker. */
export async function precacheLanguagesOf(pages: readonly URL[], isOver = () => false): Promise<void> {
	for (const locale of LOCALES) {
		if (!pages.some((page) => isCacheable(page) && splitPath(page.pathname).locale === locale)) continue;
		const precaching = running.get(locale) ?? precachePages(locale, isOver).finally(() => running.delete(locale));
		running.set(locale, precaching);
		await precaching;
	}
}

async function precachePages(locale: Locale, isOver: () => boolean): Promise<void> {
	// Saved last, so its date holds for all pages.
	const start = startIn(locale);
	if (isSavingData() || (await freshCopy(start))) return;
	if ((await fetch(WORKER, { cache: "no-store" })).status === 404) return retire();

	const wanted = new Set(pagesIn(locale));
	const files = new Set<string>();
	const save = async (address: string) => {
		if (isOver()) throw new Error("A newer worker saves the rest.");
		const html = (await freshCopy(address)) ?? ((await isFull()) ? undefined : await savePage(address));
		for (const file of filesIn(html ?? "")) files.add(file);
		for (const variant of variantsIn(html ?? "", locale)) wanted.add(variant);
	};
	for (const page of wanted) await save(page);
	await saveFiles(files);
	const entries = entriesIn(await (await fetch("/sitemap.xml")).text(), locale);
	const next = entries.values();
	const workers = Array.from({ length: MAX_CONCURRENT }, async () => {
		for (const entry of next) await save(entry);
	});
	await Promise.allSettled(workers);
	await Promise.all(workers);
	await save(start);
	await saveFiles(files);
	await deleteOthers(new Set([...wanted, ...entries, start]), files, locale);
}

async function saveFiles(files: Set<string>): Promise<void> {
	for (const file of files) {
		const kept = (await findFile(file)) ?? ((await isFull()) ? undefined : await saveFile(file));
		if (kept && file.endsWith(".css")) for (const named of filesIn(await kept.text())) files.add(named);
	}
}

async function deleteOthers(pages: Set<string>, files: Set<string>, locale: Locale): Promise<void> {
	const kept = await listSaved();
	await deleteCopies(kept.pages.filter((page) => splitPath(page).locale === locale && !pages.has(page)));
	if (kept.files.every((file) => files.has(file))) return;
	for (const page of kept.pages) for (const file of filesIn((await readCopy(page))?.html ?? "")) files.add(file);
	await saveFiles(files);
	await deleteCopies(kept.files.filter((file) => !files.has(file)));
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
