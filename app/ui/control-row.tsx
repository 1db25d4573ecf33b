import type { ReactNode } from "react";
import { FilterChips, type FiltersView } from "./filter-form.tsx";

interface ControlRowProps {
	/** Shows signs without labels on phones. */
	isDense?: boolean;
	/** The chosen ones stay in view on a line of their own. */
	filters: FiltersView;
	children: ReactNode;
}

/** Sticks below the header. */
export function ControlRow({ isDense, filters, children }: ControlRowProps) {
	return (
		<div className={`control-row no-print ${isDense ? "control-row-dense" : ""}`}>
			<div className="page">{children}</div>
			<FilterChips filters={filters} className="page" />
		</div>
	);
}
