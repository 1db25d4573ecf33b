import { Link } from "@remix-run/react";
import type { AgendaLinkView } from "./agenda-link.server";

/** From a workshop to its session. Where several such links stand, each names its `workshop`. */
export function AgendaLink({ link, workshop }: { link: AgendaLinkView | undefined; workshop?: string }) {
	if (!link) return null;
	return (
		<Link to={link.to} className={`link inline-flex min-h-8 items-center text-small xl:whitespace-nowrap ${link.missing ? "font-semibold" : ""}`}>
			{link.words}
			{workshop && <span className="sr-only">: {workshop}</span>}
		</Link>
	);
}
