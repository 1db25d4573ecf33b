import type { Effect } from "#app/domain/sales/discount/effect.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { CopyText } from "#app/ui/copy-text.tsx";

export function DiscountEffect({ effect }: { effect: Effect }) {
	const { text, useless, links } = effect;
	return (
		<section aria-labelledby="effect-title" className="mt-6 max-w-5xl border-t border-line pt-5">
			<h2 id="effect-title" className="subheading">
				{text.title}
			</h2>
			{useless.map((words) => (
				<p key={words} className="mt-3 max-w-measure border-l-4 border-gold bg-gold-ground px-5 py-3 text-gold">
					{words}
				</p>
			))}
			<p className="mt-2 max-w-measure text-ink-2">{text.words}</p>
			<dl className="mt-4 grid gap-y-3">
				{links.map(({ language, name, address }) => (
					<div key={language}>
						<dt className="text-small text-ink-2">{name}</dt>
						<dd className="flex flex-wrap items-center gap-x-5">
							<a href={address} className="link inline-block py-1 wrap-anywhere">
								{address}
							</a>
							<CopyText words={address} text={text.copy} />
						</dd>
					</div>
				))}
			</dl>
			<Prices effect={effect} />
		</section>
	);
}

function Prices({ effect: { text, rows } }: { effect: Effect }) {
	return (
		<table className="mt-6 w-full max-w-2xl border-t-2 border-line-strong text-left">
			<caption className="pb-2 text-left font-semibold">{text.prices}</caption>
			<thead className="text-small text-ink-2">
				<tr className="border-b border-line">
					{[text.tier, text.listPrice, text.price].map((label, index) => (
						<th key={label} scope="col" className={`py-1.5 font-semibold ${index === 0 ? "" : "pl-4 text-right wrap-anywhere"}`}>
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ id, name, listPrice, price, note }) => (
					<tr key={id} className="border-b border-line align-top">
						<th scope="row" className="py-2 font-normal wrap-anywhere">
							<Text of={name} />
							{note && <span className="block text-small text-ink-2">{note}</span>}
						</th>
						<td className="tabular py-2 pl-4 text-right">{listPrice}</td>
						<td className="tabular py-2 pl-4 text-right font-semibold">{price}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
