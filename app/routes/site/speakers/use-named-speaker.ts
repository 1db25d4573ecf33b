import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** Opens and focuses the biography that the address names (`/speakers#id`), on another page of the list if necessary. */
export function useNamedSpeaker(hasPages: boolean): void {
	const { pathname, search, hash, key } = useLocation();
	const navigate = useNavigate();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
	useEffect(() => {
		const id = hash.slice(1);
		const card = id ? document.getElementById(id) : null;
		if (id && !card && hasPages && search === "") navigate(`${pathname}?named=${id}${hash}`, { replace: true });
		if (!card?.matches("article")) return;
		for (const bio of card.querySelectorAll("details")) bio.open = true;
		card.focus({ preventScroll: true });
	}, [hash, key]);
}
