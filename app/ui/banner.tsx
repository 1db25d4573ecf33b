export interface Notices {
	label: string;
	words: string[];
}

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
