import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a step to another page, focus goes to its heading, as it would after a full load: a screen reader reads on there. Where
 * the address names something on the page that has taken the focus, there it stays. On the same page a focus that was lost goes
 * to what the address names.
 */
export function MoveFocus() {
	const { pathname, hash } = useLocation();
	// A frame that a step brought up, as signing in does, begins with that step.
	const isFirstPage = useNavigationType() === "POP";
	const previous = useRef(isFirstPage ? pathname : undefined);
	useEffect(() => {
		const named = hash ? document.getElementById(hash.slice(1)) : null;
		if (previous.current === pathname) {
			// What was pressed may have gone with the step.
			if (document.activeElement === document.body) named?.focus({ preventScroll: true });
			return;
		}
		previous.current = pathname;
		// A form that begins in its first field has the focus already.
		if (document.activeElement?.matches("main :is(input, textarea, select)")) return;
		if (named?.contains(document.activeElement)) return;
		const target = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.getElementById("content");
		target?.focus({ preventScroll: true });
	}, [pathname, hash]);
	return null;
}
