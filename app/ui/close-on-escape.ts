import type { KeyboardEvent } from "react";

/** For a `<details>` that opens a menu: the Escape key closes it and leaves the focus on its summary. */
export function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
	if (key !== "Escape") return;
	currentTarget.open = false;
	currentTarget.querySelector("summary")?.focus();
}
