import { Text } from "#app/i18n/text.tsx";
import type { headline, SessionFact } from "./facts.server.ts";

export const Headline = ({ of: { day, times, where } }: { of: ReturnType<typeof headline> }) => (
	<>
		{day} · <span className="whitespace-nowrap">{times}</span> {where}
	</>
);

export function SessionFacts({ facts }: { facts: SessionFact[] }) {
	return (
		<dl className="text-small">
			{facts.map(({ term, value }) => (
				<div key={term} className="flex justify-between gap-4 max-3xs:block border-t border-line py-1.5 print:py-0.5">
					<dt className="text-ink-2 3xs:shrink-0">{term}</dt>
					<dd className="tabular font-medium 3xs:text-right text-balance">
						<Text of={value} />
					</dd>
				</div>
			))}
		</dl>
	);
}
