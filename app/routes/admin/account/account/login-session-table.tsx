import { Form, useNavigation } from "@remix-run/react";
import type { LoginSessionView } from "#app/domain/people/account/view.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

const ADDRESS = "/admin/account/sessions";
const CELL = "py-3 pr-6 max-md:block max-md:py-0.5 max-md:pr-0";

export function LoginSessionTable({ sessions, text }: { sessions: LoginSessionView[]; text: Texts["adminAccount"]["sessions"] }) {
	const busy = useNavigation().formAction === ADDRESS;
	return (
		<>
			<table className="w-full text-left" aria-labelledby="sessions-title">
				<thead className="text-small text-ink-2 max-md:sr-only">
					<tr>
						{[text.device, text.started, text.lastSeen].map((column) => (
							<th key={column} scope="col" className="border-b border-line py-3 pr-6 font-semibold">
								{column}
							</th>
						))}
						<td className="border-b border-line" />
					</tr>
				</thead>
				<tbody>
					{sessions.map(({ id, isCurrent, device, end, started, lastSeen }) => (
						<tr key={id} className="border-b border-line align-baseline max-md:block max-md:py-3">
							<td className={`${CELL} font-semibold`}>{device}</td>
							<td className={CELL}>
								<Moment label={text.started} of={started} />
							</td>
							<td className={CELL}>
								<Moment label={text.lastSeen} of={lastSeen} />
							</td>
							<td className="py-3 text-right max-md:block max-md:py-0.5 max-md:text-left">
								{isCurrent ? (
									<Badge color="green">{text.current}</Badge>
								) : (
									<Form method="post" action={ADDRESS}>
										<button type="submit" name="session" value={id} disabled={busy} className="link min-h-8">
											<span aria-hidden="true">{text.end}</span>
											<span className="sr-only">{end}</span>
										</button>
									</Form>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
				<p className="text-small text-ink-2">{text.zone}</p>
				{sessions.length > 1 && (
					<Form method="post" action={ADDRESS}>
						<Button look="outline" name="session" value="others" disabled={busy}>
							{text.endOthers}
						</Button>
					</Form>
				)}
			</div>
		</>
	);
}

function Moment({ label, of }: { label: string; of: LoginSessionView["started"] }) {
	return (
		<>
			<span className="text-small text-ink-2 md:hidden" aria-hidden="true">
				{label}:{" "}
			</span>
			<time dateTime={of.instant}>{of.text}</time>
		</>
	);
}
