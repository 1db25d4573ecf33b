import { Link } from "#app/ui/link.tsx";
import type { UnreachedView } from "./unreached.server.ts";

export function UnreachedList({ unreached: { title, words, people, more } }: { unreached: UnreachedView }) {
	return (
		<section aria-labelledby="unreached-title" className="mt-8">
			<h3 id="unreached-title" className="subheading">
				{title}
			</h3>
			<p className="mt-1 text-ink-2">{words}</p>
			<ul className="mt-3 border-t border-line">
				{people.map(({ name, code, path }) => (
					<li key={`${code} ${name}`} className="border-b border-line py-1.5 wrap-anywhere">
						{name},{" "}
						<Link to={path} className="link tabular inline-block min-h-6">
							{code}
						</Link>
					</li>
				))}
			</ul>
			{more && <p className="py-1.5 text-small text-ink-2">{more}</p>}
		</section>
	);
}
