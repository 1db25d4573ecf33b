import type { openData } from "#app/domain/program/timetable/open-data.server.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

export function OpenData({ label, files, all }: ReturnType<typeof openData>) {
	const { path } = useSite();
	return (
		<div className="no-print open-data">
			<p id="open-data">{label}</p>
			<ul aria-labelledby="open-data" className="flex flex-wrap gap-x-5">
				{files.map(({ name, to }) => (
					<li key={to}>
						<a href={path(to)} className="link inline-block py-2">
							{name}
						</a>
					</li>
				))}
				<li>
					<Link to={path("/api")} className="link inline-block py-2">
						{all}
					</Link>
				</li>
			</ul>
		</div>
	);
}
