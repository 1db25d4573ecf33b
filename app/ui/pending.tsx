import { useLocation, useNavigation } from "@remix-run/react";
import { useFrame } from "./site";

/** A sign of life at the top of the window while a page or an answer is on its way; a screen reader hears of another page. */
export function Pending() {
	const { text } = useFrame();
	const { pathname } = useLocation();
	const { state, location } = useNavigation();
	return (
		<div role="status" data-pending={state === "idle" ? undefined : ""} className="pending no-print">
			{location && location.pathname !== pathname && <span className="sr-only">{text.loading}</span>}
		</div>
	);
}
