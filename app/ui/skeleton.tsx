import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSite } from "./site.ts";

/** `changes`: for pages with several lists, the query parameters of one list. */
function useIsFiltering(changes?: string[]): boolean {
	const { state, location } = useNavigation();
	const { pathname, search } = useSite();
	if (state !== "loading" || location.pathname !== pathname || location.search === search) return false;
	if (!changes) return true;
	const [now, next] = [new URLSearchParams(search), new URLSearchParams(location.search)];
	return changes.some((name) => now.get(name) !== next.get(name));
}

export function Skeletons({ count, className, card }: { count: number; className: string; card: string }) {
	const { text } = useSite();
	return (
		<div role="status" className={className}>
			<span className="sr-only">{text.loading}</span>
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
				<div key={index} aria-hidden="true" data-skeleton className={`animate-pulse rounded-card bg-line motion-reduce:animate-none ${card}`} />
			))}
		</div>
	);
}

export function WhileFiltering({ changes, skeleton, children }: { changes?: string[]; skeleton: ReactNode; children: ReactNode }) {
	return useIsFiltering(changes) ? skeleton : children;
}
