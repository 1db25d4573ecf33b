import { useLocation, useNavigation } from "@remix-run/react";
import { useFrame } from "./site.ts";

interface PendingProps {
	words?: string;
}

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
