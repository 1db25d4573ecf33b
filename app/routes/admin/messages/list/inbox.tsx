import { CELL, LongRow, LongTable } from "#app/admin/long-list.tsx";
import type { inboxView } from "#app/domain/people/contact/inbox.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";

export function InboxTable({ messages, text }: Pick<Awaited<ReturnType<typeof inboxView>>, "messages" | "text">) {
	const withState = messages.some(({ state }) => state);
	const { name, subject, receivedAt, state } = text.columns;
	return (
		<LongTable columns={[name, subject, receivedAt, ...(withState ? [state] : [])]}>
			{messages.map((message) => (
				<LongRow key={message.path}>
					<td className={`${CELL} ${message.isNew ? "font-semibold" : ""}`}>{message.name}</td>
					<td className={CELL}>
						<Link to={message.path} className={`link inline-block min-h-6 ${message.isNew ? "font-semibold" : ""}`}>
							<Text of={message.subject} />
						</Link>{" "}
						{message.isNew && <Badge color="green">{text.new}</Badge>}
					</td>
					<td className={`${CELL} text-ink-2 md:w-72`}>
						<time dateTime={message.receivedAt.iso}>{message.receivedAt.text}</time>
					</td>
					{withState && <td className={`${CELL} text-ink-2`}>{message.state}</td>}
				</LongRow>
			))}
		</LongTable>
	);
}
