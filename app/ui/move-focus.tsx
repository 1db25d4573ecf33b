import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a step to another page, focus goes to its heading, as it would after a full load: a screen reader reads on there. Where
 * the address names something on the page that has taken the focus, there it stays.
 */
export function MoveFocus() {
	const { pathname, hash } = useLocation();
	// A frame that a step brought up, as signing in does, begins with that step.
	const isFirstPage = useNavigationType() === "POP";
	const previous = useRef(isFirstPage ? pathname : undefined);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		// A form that begins in its first field has the focus already.
		if (document.activeElement?.matches("main :is(input, textarea, select)")) return;
		const named = hash ? document.getElementById(hash.slice(1)) : null;
		if (named?.contains(document.activeElement)) return;
		const target = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.getElementById("content");
		target?.focus({ preventScroll: true });
	}, [pathname, hash]);
	return null;
}
