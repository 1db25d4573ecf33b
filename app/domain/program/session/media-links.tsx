import type { mediaLinks } from "./media.server.ts";

export function MediaLinks({ of, links }: { of: string; links: ReturnType<typeof mediaLinks> }) {
	return (
		<p className="flex flex-wrap gap-x-5 text-small">
			{links.map(({ url, name = "", host }) => (
				<a key={url} href={url} rel="noopener" aria-label={`${name || host}: ${of}`} className="link inline-block py-1">
					{name || host}
				</a>
			))}
		</p>
	);
}
