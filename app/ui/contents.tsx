interface ContentsProps {
	title: string;
	parts: { id: string; heading: string; lang?: string }[];
	always?: boolean;
}

export function Contents({ title, parts, always }: ContentsProps) {
	return (
		<nav
			aria-labelledby="contents-title"
			className={`no-print self-start lg:sticky lg:top-24 lg:max-h-[calc(100svh-8rem)] lg:overflow-y-auto ${always ? "max-lg:mb-10" : "max-lg:hidden"}`}
		>
			<h2 id="contents-title" className="border-b-2 border-line-strong pb-3 font-semibold">
				{title}
			</h2>
			<ul className={always ? "max-lg:columns-2 max-lg:gap-x-6 max-3xs:columns-1" : undefined}>
				{parts.map(({ id, heading, lang }) => (
					<li key={id} lang={lang} className="break-inside-avoid border-b border-line">
						<a href={`#${id}`} className="block py-2.5 text-small leading-snug hover:text-action hover:underline">
							{heading}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
