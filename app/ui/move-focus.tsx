import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** After a step to another page, focus goes to its heading, as it would after a full load: a screen reader reads on there. */
export function MoveFocus() {
	const { pathname } = useLocation();
	// A frame that a step brought up, as signing in does, begins with that step.
	const isFirstPage = useNavigationType() === "POP";
	const previous = useRef(isFirstPage ? pathname : undefined);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		const target = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.getElementById("content");
		target?.focus({ preventScroll: true });
	}, [pathname]);
	return null;
}
