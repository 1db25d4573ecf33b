import { Link } from "@remix-run/react";
import type { ToDo } from "#app/domain/operations/dashboard/to-do.server.ts";

export function ToDoList({ items }: { items: ToDo[] }) {
	if (items.length === 0) return null;
	return (
		<ul className="mb-5 border-t-2 border-line-strong">
			{items.map(({ sentence, path }) => (
				<li key={path} className="border-b border-line py-2">
					<Link to={path} className="link inline-block py-1 font-semibold">
						{sentence}
					</Link>
				</li>
			))}
		</ul>
	);
}
