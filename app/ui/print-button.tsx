import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Prints the page. Usable once JavaScript has taken over, and not there where scripts are off. */
export function PrintButton({ label, look, className = "" }: { label: string; look?: "outline" | "outlineOnNight"; className?: string }) {
	const hydrated = useHydrated();
	return (
		<Button type="button" look={look} disabled={!hydrated} className={`${className} noscript:hidden`} onClick={() => window.print()}>
			{label}
		</Button>
	);
}
