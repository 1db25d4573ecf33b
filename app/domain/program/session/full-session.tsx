import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { ShortText } from "#app/ui/rich-text.tsx";
import { MediaLinks } from "./media-links.tsx";
import { SessionRow } from "./session.tsx";
import type { SessionView } from "./view.server.ts";

export function FullSessionRow({ session, heading }: { session: SessionView; heading: "h3" | "h4" }) {
	const { id, title, description, links = [] } = session;
	return (
		<SessionRow session={session} heading={heading} id={id} star={<Star session={session} className="float-right -my-2 -mr-[12px] ml-2 size-11" />}>
			{description && <ShortText of={description} heading={heading === "h3" ? 4 : 5} className="mt-2 max-w-measure text-small print:hidden" />}
			{links.length > 0 && <MediaLinks of={title.text} links={links} />}
		</SessionRow>
	);
}
