/** What holds for all of the site, such as that no money moves. */
export interface Notices {
	label: string;
	words: string[];
}

/** Says it above every page; nothing where there is nothing to say. */
export function Banner({ notices }: { notices: Notices | undefined }) {
	if (!notices) return null;
	return (
		<section aria-label={notices.label} className="divide-y divide-gold bg-gold-ground text-center text-small font-semibold text-gold no-print">
			{notices.words.map((words) => (
				<p key={words} className="px-4 py-2">
					{words}
				</p>
			))}
		</section>
	);
}
