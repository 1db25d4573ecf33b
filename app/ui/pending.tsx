import { useLocation, useNavigation } from "@remix-run/react";
import { useFrame } from "./site.ts";

interface PendingProps {
	/** Shown while another page is slow to come; otherwise only screen readers hear of it. */
	words?: string;
}

/** A sign of life at the top of the window while a page or an answer is on its way. */
export function Pending({ words }: PendingProps) {
	const { text } = useFrame();
	const { pathname } = useLocation();
	const { state, location } = useNavigation();
	return (
		<div role="status" data-pending={state === "idle" ? undefined : ""} className="pending no-print">
			{location && location.pathname !== pathname && <span className={words ? "pending-words" : "sr-only"}>{words ?? text.loading}</span>}
		</div>
	);
}
