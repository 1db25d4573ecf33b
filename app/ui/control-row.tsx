import type { ReactNode } from "react";

/** Sticks below the header. On phones, a dense row shows signs without labels. */
export function ControlRow({ isDense, children }: { isDense?: boolean; children: ReactNode }) {
	return (
		<div className={`control-row no-print ${isDense ? "control-row-dense" : ""}`}>
			<div className="page">{children}</div>
		</div>
	);
}
