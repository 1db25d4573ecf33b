import { type ReactNode, useRef } from "react";
import { closeOnEscape } from "./close-on-escape.ts";
import { useDismissal } from "./use-dismissal.ts";

interface DropdownProps {
	sign: string;
	label: string;
	/** Shown beside the label. */
	count?: number;
	className?: string;
	children: ReactNode;
}

/** A button of a control row with a panel below it. A link or a form in the panel closes it. */
export function Dropdown({ sign, label, count = 0, className = "", children }: DropdownProps) {
	const menu = useRef<HTMLDetailsElement>(null);
	useDismissal(menu);
	return (
		<details
			ref={menu}
			onKeyDown={closeOnEscape}
			onClick={({ target }) => (target as Element).closest("a") && closeDropdown(menu.current)}
			onSubmit={() => closeDropdown(menu.current)}
		>
			<summary className="row-button">
				<span aria-hidden="true" className={sign} />
				<span className="row-label">{label}</span>
				{count > 0 && <span className="tabular min-w-5 rounded-full bg-ink px-1 text-center text-paper">{count}</span>}
			</summary>
			<div className={`row-panel ${className}`}>{children}</div>
		</details>
	);
}

/** The focus would be lost with the panel. */
export function closeDropdown(menu: HTMLDetailsElement | null): void {
	if (!menu?.open) return;
	menu.open = false;
	menu.querySelector("summary")?.focus({ preventScroll: true });
}
