import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";

interface HistoryEntries {
	currentEntry: { index: number } | null;
	entries(): { url: string | null; sameDocument: boolean }[];
}

/**
 * Puts this page in the place of the one before it in the history, if that is at `path`: Back then leads past it. Browsers without
 * the Navigation API do not say what is there, and leave it.
 */
export function useInPlaceOf(path: string | undefined): void {
	const navigate = useNavigate();
	const { pathname } = useLocation();
	useEffect(() => {
		const { navigation } = window as { navigation?: HistoryEntries };
		const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
		// A step to another document would end this one.
		if (!path || !before?.url || !before.sameDocument || new URL(before.url).pathname !== path) return;
		addEventListener("popstate", () => navigate(pathname, { replace: true }), { once: true });
		navigate(-1);
	}, [path, pathname, navigate]);
}
