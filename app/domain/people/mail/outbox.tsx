import { CELL, LongRow, LongTable } from "#app/admin/long-list.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import type { MailState } from "./schema.ts";
import type { outboxView } from "./view.server.ts";

type View = Awaited<ReturnType<typeof outboxView>>;

const COLORS = { waiting: "blue", failed: "gold", sent: "grey" } as const;

export function MailStateBadge({ state, words }: { state: MailState; words: string }) {
	return <Badge color={COLORS[state]}>{words}</Badge>;
}

export function OutboxTable({ mails, text }: Pick<View, "mails" | "text">) {
	const { to, subject, createdAt, state } = text.columns;
	return (
		<LongTable columns={[subject, to, createdAt, state]}>
			{mails.map((mail) => (
				<LongRow key={mail.path}>
					<td className={CELL}>
						<Link to={mail.path} className="link inline-block min-h-6">
							{mail.subject}
						</Link>
					</td>
					<td className={`${CELL} md:w-64`}>{mail.to}</td>
					<td className={`${CELL} text-ink-2 md:w-44`}>
						<time dateTime={mail.createdAt.iso}>{mail.createdAt.text}</time>
					</td>
					<td className={`${CELL} md:w-80`}>
						<MailStateBadge state={mail.state} words={mail.stateWords} />
						{mail.lastError && <p className="mt-1.5 text-small text-ink-2">{mail.lastError}</p>}
					</td>
				</LongRow>
			))}
		</LongTable>
	);
}

export function NoServer({ text }: { text: View["noServer"] }) {
	if (!text) return null;
	return (
		<div className="mt-6 max-w-measure border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold">
			<p className="font-semibold">{text.title}</p>
			<p>{text.words}</p>
		</div>
	);
}
