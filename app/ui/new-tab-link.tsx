import type { ReactNode } from "react";
import { useSite } from "./site.ts";

/** For links in a form, which Back would empty. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
	const { text, path } = useSite();
	return (
		<a href={path(to)} target="_blank" rel="noopener" className="link">
			{children}
			<span className="sr-only"> {text.newTab}</span>
		</a>
	);
}
