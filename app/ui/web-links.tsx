interface WebLinksProps {
	title: string;
	links: { url: string; name?: string; host: string }[];
}

export function WebLinks({ title, links }: WebLinksProps) {
	if (links.length === 0) return null;
	return (
		<section aria-labelledby="links-title" className="mt-12 border-t-2 border-line-strong pt-8">
			<h2 id="links-title" className="heading">
				{title}
			</h2>
			<ul className="mt-3">
				{links.map(({ url, name, host }) => (
					<li key={url}>
						<a href={url} rel="noopener" className="link inline-block py-1 font-semibold">
							{name ?? host}
						</a>
						{name && <span className="text-small text-ink-2"> · {host}</span>}
					</li>
				))}
			</ul>
		</section>
	);
}
