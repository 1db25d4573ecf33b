import type { ReactNode } from "react";

/** Says that a form was carried out, and takes the focus then (`MoveFocus`); empty until then, so that what comes is said aloud. */
export function Done({ children, className = "mb-4 py-4" }: { children: ReactNode; className?: string }) {
	return (
		<div
			role="status"
			{...(children && { "data-notice": true, tabIndex: -1, className: `${className} scroll-mt-28 outline-none border-y-2 border-success font-semibold` })}
		>
			{children}
		</div>
	);
}
