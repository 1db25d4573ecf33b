import type { LatestMessage } from "#app/domain/people/contact/latest.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";

export function LatestMessages({ messages, text }: { messages: LatestMessage[]; text: Texts["dashboard"]["messages"] }) {
	if (messages.length === 0) return <p className="border-t border-line pt-4 text-ink-2">{text.none}</p>;
	return (
		<table className="w-full text-left" aria-labelledby="messages-title">
			<thead className="text-small text-ink-2 max-sm:sr-only">
				<tr>
					{[text.name, text.subject, text.receivedOn].map((column) => (
						<th key={column} scope="col" className="border-b border-line py-3 pr-6 font-semibold">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{messages.map(({ path, name, subject, receivedOn, isNew }) => (
					<tr key={path} className="border-b border-line align-top max-sm:block max-sm:py-3">
						<td className="wrap-anywhere font-semibold max-sm:block sm:py-3 sm:pr-6">{name}</td>
						<td className="wrap-anywhere max-sm:block sm:py-3 sm:pr-6">
							<Link to={path} className="link inline-block min-h-6">
								<Text of={subject} />
							</Link>{" "}
							{isNew && <Badge color="green">{text.new}</Badge>}
						</td>
						<td className="text-ink-2 max-sm:block sm:py-3 sm:whitespace-nowrap">
							<time dateTime={receivedOn.isoDate}>{receivedOn.text}</time>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
