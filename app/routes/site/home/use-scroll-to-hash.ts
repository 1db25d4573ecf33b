import { useEffect } from "react";

/** Milliseconds after which a page opened at a section scrolls to it (specification, section 9). */
const DELAY = 100;

/** On load, scrolls smoothly to the section that the address names; at once where movement is unwelcome. */
export function useScrollToHash(): void {
	useEffect(() => {
		const { hash } = window.location;
		if (!hash) return;
		const timer = setTimeout(() => {
			const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
			document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
		}, DELAY);
		return () => clearTimeout(timer);
	}, []);
}
