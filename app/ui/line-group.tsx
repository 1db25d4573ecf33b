import type { ReactNode } from "react";
import { Chevron } from "./chevron.tsx";

interface LineGroupProps {
	title: string;
	isOpen: boolean;
	/** How many more there are than are shown, in words. */
	more: string | undefined;
	children: ReactNode;
}

/** Lines of a file that came to the same, below a title that folds them away. */
export function LineGroup({ title, isOpen, more, children }: LineGroupProps) {
	return (
		<details open={isOpen} className="group mt-8 border-t border-line-strong">
			<summary className="relative py-4 pr-8 font-display text-subheading font-bold">
				{title}
				<Chevron />
			</summary>
			<ul>{children}</ul>
			{more && <p className="border-t border-line py-3 text-ink-2">{more}</p>}
		</details>
	);
}
