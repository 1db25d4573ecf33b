import { useOwnIds } from "~/domain/program/my-agenda/own-ids";
import type { Texts } from "~/i18n/texts.server";
import { Link } from "~/ui/link";
import { useSite } from "~/ui/site";

/** The way to one's own agenda, with how many sessions are in it. */
export function MyAgendaLink({ label }: { label: Texts["myAgenda"]["title"] }) {
	const { path } = useSite();
	const own = useOwnIds();
	return (
		<Link to={path("/my-agenda")} className="link inline-block py-1.5 text-small font-semibold">
			{label}
			{own && own.length > 0 && ` (${own.length})`}
		</Link>
	);
}
