import type { ReactNode } from "react";

/** Always rendered, so that screen readers announce the message when it comes. */
export function SuccessMessage({ children, className = "mb-4 py-4" }: { children: ReactNode; className?: string }) {
	return (
		<div
			role="status"
			{...(children && { "data-notice": true, tabIndex: -1, className: `${className} scroll-mt-28 outline-none border-y-2 border-success font-semibold` })}
		>
			{children}
		</div>
	);
}
