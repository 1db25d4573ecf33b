import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** After a step to another page, focus goes to its heading, as it would after a full load: a screen reader reads on there. */
export function MoveFocus() {
	const { pathname } = useLocation();
	const previous = useRef(pathname);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		const target = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.getElementById("content");
		target?.focus({ preventScroll: true });
	}, [pathname]);
	return null;
}
