import type { ReactNode } from "react";
import { DownArrow } from "./down-arrow.tsx";
import { useSite } from "./site.ts";

interface FiltersProps {
	chosen: boolean;
	className?: string;
	children: ReactNode;
}

/** Folded on phones. The content follows the `<details>`, so that wide screens can show it without a script in every browser. */
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
