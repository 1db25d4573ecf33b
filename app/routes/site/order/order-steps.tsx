export function OrderSteps({ steps }: { steps: { words: string; isDone: boolean }[] }) {
	const last = steps.findLastIndex(({ isDone }) => isDone);
	return (
		<ol className="wrap-break-word mt-6 grid max-w-xl grid-cols-[repeat(3,minmax(min-content,1fr))] gap-1 text-small">
			{steps.map(({ words, isDone }, index) => (
				<li
					key={words}
					aria-current={index === last ? "step" : undefined}
					className={`flex gap-1 border-t-4 pt-2 pr-2 ${isDone ? "border-success font-semibold" : "border-line text-ink-2"}`}
				>
					{isDone && <span aria-hidden="true" className="sign-included mt-1 text-success" />}
					<span>{words}</span>
				</li>
			))}
		</ol>
	);
}
