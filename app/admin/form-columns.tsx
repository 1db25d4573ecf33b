import type { ReactNode } from "react";

/** Texts first, with the settings beside them while one language is shown. */
export function FormColumns({ children, settings }: { children: ReactNode; settings: ReactNode }) {
	return (
		<div className="form-columns">
			<div className="grid min-w-0 content-start gap-8">{children}</div>
			<div className="grid min-w-0 content-start gap-6">{settings}</div>
		</div>
	);
}
