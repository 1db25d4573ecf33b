import { useEffect, useState } from "react";

/** True once JavaScript has taken over the page: what needs it stays out of the way before. */
export function useHydrated(): boolean {
	const [hydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	return hydrated;
}
