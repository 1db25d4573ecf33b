import type { ReactNode } from "react";
import { DownArrow } from "./down-arrow.tsx";
import { useSite } from "./site.ts";

interface FiltersProps {
	chosen: boolean;
	className?: string;
	children: ReactNode;
}

/**
 * The filters of a list. On a phone they fold, so that the list itself begins on the first screen. What folds stands after
 * the `<details>` instead of within: so a wide screen shows it without a script, whatever the engine.
 */
export function Filters({ chosen, className = "", children }: FiltersProps) {
	const { text } = useSite();
	return (
		<div className={`no-print min-w-0 ${className}`}>
			<details open={chosen} className="peer group md:hidden">
				<summary className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-current px-4 text-small font-semibold">
					{text.filters}
					<DownArrow />
				</summary>
			</details>
			<div className="max-md:hidden max-md:peer-open:mt-4 max-md:peer-open:block">{children}</div>
		</div>
	);
}
