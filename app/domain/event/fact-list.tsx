import type { factList } from "./fact-list.server";

/** The facts that a text can name. */
export function FactList({ text, facts }: Awaited<ReturnType<typeof factList>>) {
	return (
		<details className="border-y border-line">
			<summary className="link flex min-h-11 items-center">{text.title}</summary>
			<p className="max-w-measure text-small text-ink-2">{text.words}</p>
			<dl className="my-4 grid gap-x-10 md:grid-cols-2">
				{facts.map(({ written, reads }) => (
					<div key={written} className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2 text-small">
						<dt className="font-semibold">{written}</dt>
						<dd className="wrap-anywhere">{reads}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
