/** Says above every page that no money moves. */
export function TestMode({ words }: { words: string | undefined }) {
	if (!words) return null;
	return <p className="bg-gold-ground px-4 py-2 text-center text-small font-semibold text-gold no-print">{words}</p>;
}
