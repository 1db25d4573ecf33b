import type { ReactNode } from "react";
import { Chevron } from "./chevron.tsx";

interface LineGroupProps {
	title: string;
	isOpen: boolean;
	more: string | undefined;
	children: ReactNode;
}

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
