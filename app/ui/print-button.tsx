import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

export function PrintButton({ label, look, className = "" }: { label: string; look?: "outline" | "outlineOnNight"; className?: string }) {
	const hydrated = useHydrated();
	return (
		<Button type="button" look={look} disabled={!hydrated} className={`${className} noscript:hidden`} onClick={() => window.print()}>
			{label}
		</Button>
	);
}
