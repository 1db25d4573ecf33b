import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSite } from "./site.ts";

/**
 * True while the page's own address is being loaded with another query string: a filter, tab or search was chosen.
 *
 * @param changes query parameters of which one must differ, where a page has several filtered lists
 */
function useIsFiltering(changes?: string[]): boolean {
	const { state, location } = useNavigation();
	const { pathname, search } = useSite();
	if (state !== "loading" || location.pathname !== pathname || location.search === search) return false;
	if (!changes) return true;
	const [now, next] = [new URLSearchParams(search), new URLSearchParams(location.search)];
	return changes.some((name) => now.get(name) !== next.get(name));
}

/** Shows gray cards in place of a list while a filter is under way. */
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

/** The list itself, or its skeletons while a filter is under way. */
export function WhileFiltering({ changes, skeleton, children }: { changes?: string[]; skeleton: ReactNode; children: ReactNode }) {
	return useIsFiltering(changes) ? skeleton : children;
}
