import { Link } from "@remix-run/react";
import type { Waiting } from "#app/domain/operations/dashboard/waiting.server.ts";

export function WaitingList({ waiting }: { waiting: Waiting[] }) {
	if (waiting.length === 0) return null;
	return (
		<ul className="mb-5 border-t-2 border-line-strong">
			{waiting.map(({ sentence, path }) => (
				<li key={path} className="border-b border-line py-2">
					<Link to={path} className="link inline-block py-1 font-semibold">
						{sentence}
					</Link>
				</li>
			))}
		</ul>
	);
}
