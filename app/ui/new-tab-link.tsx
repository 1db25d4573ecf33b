import type { ReactNode } from "react";
import { useSite } from "./site.ts";

/** A link out of a form that is half filled: it opens beside it, as Back would lead to an empty one. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
	const { text, path } = useSite();
	return (
		<a href={path(to)} target="_blank" rel="noopener" className="link">
			{children}
			<span className="sr-only"> {text.newTab}</span>
		</a>
	);
}
