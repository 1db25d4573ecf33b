import { Text } from "#app/i18n/text.tsx";
import type { headline, PageFact, SessionFact } from "./facts.server.ts";

export const Headline = ({ of: { day, times, where } }: { of: ReturnType<typeof headline> }) => (
	<>
		{day}
		{"\u00a0· "}
		<span className="whitespace-nowrap">{times}</span> {where}
	</>
);

export function PageFacts({ facts }: { facts: PageFact[] }) {
	return (
		<dl>
			{facts.map(({ term, lines: [main, ...rest] }) => (
				<div key={term} className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-line py-3 first:pt-0 not-first:border-t max-3xs:block print:py-1">
					<dt className="text-small text-ink-2">{term}</dt>
					<dd className="tabular">
						<span className="block font-semibold">{main && <Text of={main} />}</span>
						{rest.map((line) => (
							<span key={line.text} className="block text-small text-ink-2">
								<Text of={line} />
							</span>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}

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
