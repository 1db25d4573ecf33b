import { useOwnIds } from "#app/domain/program/my-agenda/own-ids.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

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
