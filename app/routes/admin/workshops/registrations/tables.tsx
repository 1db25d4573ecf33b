import { Form, useNavigation } from "@remix-run/react";
import { CELL, LongRow, LongTable, RowCheckbox } from "#app/admin/long-list.tsx";
import type { WorkshopRegistrationsView } from "#app/domain/sales/registration/admin-view.server.ts";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Link } from "#app/ui/link.tsx";

export function RegistrationTable({ registrations, text }: Pick<WorkshopRegistrationsView, "registrations" | "text">) {
	const { columns } = text;
	return (
		<LongTable columns={[columns.name, columns.tier, columns.order]} steps={columns.change}>
			{registrations.map((registration) => (
				<LongRow key={registration.ticket}>
					<td className={`${CELL} font-semibold`}>{registration.name}</td>
					<td className={CELL}>{registration.isUnpaid ? `${registration.tier} · ${text.unpaid}` : registration.tier}</td>
					<OrderCell code={registration.code} />
					<td className={CELL}>
						<RowCheckbox />
						{!registration.isUnpaid && (
							<AskFirst
								ticket={registration.ticket}
								name={registration.name}
								step="remove"
								words={{ ...text.remove, words: registration.remove }}
								text={text}
							/>
						)}
					</td>
				</LongRow>
			))}
		</LongTable>
	);
}

export function WaitingTable({ waiting, text }: Pick<WorkshopRegistrationsView, "waiting" | "text">) {
	const { columns } = text;
	return (
		<LongTable columns={[columns.position, columns.name, columns.tier, columns.order]} steps={columns.change}>
			{waiting.map((entry) => (
				<LongRow key={entry.ticket}>
					<td className={`${CELL} tabular`}>{entry.position ?? "–"}</td>
					<td className={`${CELL} font-semibold`}>{entry.name}</td>
					<td className={CELL}>{entry.isOffered ? `${entry.tier} · ${text.isOffered}` : entry.tier}</td>
					<OrderCell code={entry.code} />
					<td className={`${CELL} no-print`}>
						<AskFirst ticket={entry.ticket} name={entry.name} step="add" words={text.add} text={text} />
						<AskFirst ticket={entry.ticket} name={entry.name} step="leave" words={{ ...text.remove, words: text.remove.waiting }} text={text} />
					</td>
				</LongRow>
			))}
		</LongTable>
	);
}

export function FoundTable({
	attendees,
	text,
}: { attendees: NonNullable<WorkshopRegistrationsView["found"]>["attendees"] } & Pick<WorkshopRegistrationsView, "text">) {
	const { columns } = text;
	return (
		<LongTable columns={[columns.name, columns.tier, columns.order]} steps={columns.change}>
			{attendees.map((attendee) => (
				<LongRow key={attendee.ticket}>
					<td className={CELL}>
						<span className="font-semibold">{attendee.name}</span>
						<span className="block text-small text-ink-2 wrap-anywhere">{attendee.email}</span>
					</td>
					<td className={CELL}>{attendee.tier}</td>
					<OrderCell code={attendee.code} />
					<td className={CELL}>
						{attendee.isRegistered ? text.manual.already : <AskFirst ticket={attendee.ticket} name={attendee.name} step="add" words={text.add} text={text} />}
					</td>
				</LongRow>
			))}
		</LongTable>
	);
}

function OrderCell({ code }: { code: string }) {
	return (
		<td className={CELL}>
			<Link to={`/admin/orders/${code}`} className="link tabular inline-block min-h-6">
				{code}
			</Link>
		</td>
	);
}

interface AskFirstProps {
	ticket: number;
	name: string;
	step: "add" | "remove" | "leave";
	words: { link: string; words: string; submit: string };
	text: WorkshopRegistrationsView["text"];
}

function AskFirst({ ticket, name, step, words, text }: AskFirstProps) {
	const busy = useNavigation().formMethod === "POST";
	return (
		<details className="group no-print">
			<summary className="inline-flex min-h-8 items-center gap-2 font-semibold">
				{words.link}
				<span className="sr-only">: {name}</span>
				<DownArrow />
			</summary>
			<Form method="post" preventScrollReset className="py-2">
				<input type="hidden" name="ticketId" value={ticket} />
				<p className="mb-3 max-w-xs text-small text-ink-2">{words.words}</p>
				<Button look="outline" name="step" value={step} disabled={busy}>
					{busy ? text.busy : words.submit}
				</Button>
			</Form>
		</details>
	);
}
