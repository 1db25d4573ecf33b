import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSite } from "./site";

/** True while this page, or one below `/news` and the like, is being loaded. */
function useIsLoading(section: string): boolean {
	const { state, location } = useNavigation();
	const { path } = useSite();
	return state === "loading" && (location.pathname === path(section) || location.pathname.startsWith(`${path(section)}/`));
}

/** Dims its content under a spinner while a page of the section is on its way; nothing jumps, and Back keeps its place. */
export function WhileLoading({ section, children }: { section: string; children: ReactNode }) {
	const { text } = useSite();
	const loading = useIsLoading(section);
	return (
		<div className="relative" aria-busy={loading}>
			{loading && (
				<div role="status" data-spinner className="absolute inset-x-0 top-0 z-10 flex h-[min(100%,60vh)] items-center justify-center">
					<span className="sr-only">{text.loading}</span>
					<span aria-hidden="true" className="size-12 animate-spin rounded-full border-4 border-line border-t-action motion-reduce:animate-pulse" />
				</div>
			)}
			<div className={loading ? "opacity-30" : undefined}>{children}</div>
		</div>
	);
}
