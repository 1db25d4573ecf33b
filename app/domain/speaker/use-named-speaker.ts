import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Opens the biography of the speaker that the address names (`/speakers#id`), and brings the focus there. */
export function useNamedSpeaker(): void {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
	useEffect(() => {
		const card = hash ? document.getElementById(hash.slice(1)) : null;
		if (!card?.matches("article")) return;
		for (const bio of card.querySelectorAll("details")) bio.open = true;
		card.focus({ preventScroll: true });
	}, [hash, key]);
}
