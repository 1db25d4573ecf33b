import { Link } from "@remix-run/react";
import { CELL, LongRow, LongTable } from "#app/admin/long-list.tsx";
import type { subscribersView } from "#app/domain/people/newsletter/list.server.ts";

type View = Awaited<ReturnType<typeof subscribersView>>;

export function SubscriberTable({ subscribers, text }: Pick<View, "subscribers" | "text">) {
	const { email, language, subscribedOn } = text.columns;
	return (
		<LongTable columns={[email, language, subscribedOn, text.columns.remove]}>
			{subscribers.map((subscriber) => (
				<LongRow key={subscriber.email}>
					<td className={`${CELL} font-semibold`}>{subscriber.email}</td>
					<td className={CELL}>
						<span className="inline-block first-letter:uppercase">{subscriber.language}</span>
					</td>
					<td className={`${CELL} text-ink-2`}>
						<time dateTime={subscriber.subscribedOn.isoDate}>{subscriber.subscribedOn.text}</time>
					</td>
					<td className={CELL}>
						<Link to={subscriber.remove.path} aria-label={subscriber.remove.label} className="link inline-block min-h-6">
							{text.remove}
						</Link>
					</td>
				</LongRow>
			))}
		</LongTable>
	);
}

export function SubscriberLanguages({ languages, text }: Pick<View, "languages" | "text">) {
	return (
		<dl aria-label={text.languages} className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
			{languages.map(({ label, count }) => (
				<div key={label} className="flex gap-2">
					<dt className="text-ink-2 first-letter:uppercase">{label}</dt>
					<dd className="tabular font-semibold">{count}</dd>
				</div>
			))}
		</dl>
	);
}
