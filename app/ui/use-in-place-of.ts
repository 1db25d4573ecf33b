import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";

interface HistoryEntries {
	currentEntry: { index: number } | null;
	entries(): { url: string | null; sameDocument: boolean }[];
}

/** Replaces the previous history entry if it is at `path`, so that Back skips it. Needs the Navigation API. */
export function useInPlaceOf(path: string | undefined): void {
	const navigate = useNavigate();
	const { pathname } = useLocation();
	useEffect(() => {
		const { navigation } = window as { navigation?: HistoryEntries };
		const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
		if (!path || !before?.url || !before.sameDocument || new URL(before.url).pathname !== path) return;
		addEventListener("popstate", () => navigate(pathname, { replace: true }), { once: true });
		navigate(-1);
	}, [path, pathname, navigate]);
}
