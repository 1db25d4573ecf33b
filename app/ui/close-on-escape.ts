import type { KeyboardEvent } from "react";

export function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
	if (key !== "Escape") return;
	currentTarget.open = false;
	currentTarget.querySelector("summary")?.focus();
}
