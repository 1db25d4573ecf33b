import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSite } from "./site.ts";

function useIsLoading(section: string): boolean {
	const { state, location } = useNavigation();
	const { path } = useSite();
	return state === "loading" && (location.pathname === path(section) || location.pathname.startsWith(`${path(section)}/`));
}

export function WhileLoading({ section, children }: { section: string; children: ReactNode }) {
	const loading = useIsLoading(section);
	return (
		<div aria-busy={loading}>
			{loading && <Spinner />}
			<div className={loading ? "opacity-30" : undefined}>{children}</div>
		</div>
	);
}

export function Spinner() {
	const { text } = useSite();
	return (
		<div role="status" data-spinner className="pointer-events-none fixed inset-0 z-10 flex items-center justify-center">
			<span className="sr-only">{text.loading}</span>
			<span aria-hidden="true" className="size-12 animate-spin rounded-full border-4 border-line border-t-action motion-reduce:animate-pulse" />
		</div>
	);
}
