import type { ReactNode } from "react";

/** Says beside a form that it was carried out; empty until then, so that what comes is said aloud. */
export function Done({ children }: { children: ReactNode }) {
	return (
		<p role="status" className={children ? "mb-4 border-y-2 border-success py-4 font-semibold" : ""}>
			{children}
		</p>
	);
}
