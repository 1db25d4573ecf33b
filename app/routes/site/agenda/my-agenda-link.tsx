import { useOwnIds } from "#app/domain/program/my-agenda/own-ids.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

export function MyAgendaLink({ label }: { label: Texts["myAgenda"]["title"] }) {
	const { path } = useSite();
	const own = useOwnIds();
	return (
		<Link to={path("/my-agenda")} className="row-button">
			<span aria-hidden="true" className="sign-star" />
			<span className="row-label">
				{label}
				{own && own.length > 0 && ` (${own.length})`}
			</span>
		</Link>
	);
}
