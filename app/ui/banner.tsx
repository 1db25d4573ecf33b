/** Says above every page what holds for all of the site, such as that no money moves. */
export function Banner({ words }: { words: string | undefined }) {
	if (!words) return null;
	return <p className="bg-gold-ground px-4 py-2 text-center text-small font-semibold text-gold no-print">{words}</p>;
}
