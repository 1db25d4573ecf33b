import { Form, useNavigation } from "@remix-run/react";
import type { otherRegistrations, RegistrationStep, TicketWorkshop } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

interface TicketWorkshopsProps {
	workshops: TicketWorkshop[];
	text: Texts["registrations"]["page"];
	isSoldHere: boolean;
}

export function TicketWorkshops({ workshops, text, isSoldHere }: TicketWorkshopsProps) {
	const { path } = useSite();
	return (
		<ul className="mt-4 border-t-2 border-line-strong">
			{workshops.map((workshop) => (
				<li
					key={workshop.id}
					id={workshop.id}
					className="grid scroll-mt-28 items-center gap-x-8 gap-y-3 border-b border-line py-4 target:border-l-4 target:border-l-gold target:pl-4 sm:grid-cols-[minmax(0,1fr)_auto]"
				>
					<div>
						<h3 className="font-semibold">
							<Link to={path(`/workshops/${workshop.id}`)} className="link">
								<Text of={workshop.title} />
							</Link>
						</h3>
						<p className="tabular text-small text-ink-2">{workshop.when}</p>
						<p className="text-small">
							{workshop.price} · <strong className="font-semibold">{workshop.words}</strong>
						</p>
						{workshop.reservedBy && (
							<p className="text-small">
								{workshop.reservedBy}{" "}
								<Link to={path("/orders")} className="link">
									{text.findOrder}
								</Link>
							</p>
						)}
						{workshop.clashes.map((words) => (
							<p key={words} className="text-small font-semibold text-danger">
								{words}
							</p>
						))}
					</div>
					{workshop.canChange && <Steps workshop={workshop} text={text} canWait={!workshop.pay || isSoldHere} />}
				</li>
			))}
		</ul>
	);
}

export function OtherRegistrations({ registrations }: { registrations: ReturnType<typeof otherRegistrations> }) {
	const busy = useNavigation().formMethod === "POST";
	return registrations.map(({ id, words, cancel }) => (
		<Form key={id} method="post" className="mt-3">
			<p>{words}</p>
			<input type="hidden" name="workshop" value={id} />
			{cancel && (
				<Button look="outline" name="step" value="giveBack" disabled={busy} className="mt-3">
					{cancel}
				</Button>
			)}
		</Form>
	));
}

function Steps({
	workshop: { id, title, state, cancel, pay },
	text,
	canWait,
}: {
	workshop: TicketWorkshop;
	text: TicketWorkshopsProps["text"];
	canWait: boolean;
}) {
	const { path } = useSite();
	const busy = useNavigation().formMethod === "POST";
	const step = (name: RegistrationStep, words: string, look: "primary" | "outline" = "primary") => (
		<Button look={look} name="step" value={name} disabled={busy}>
			{words}
			<span className="sr-only">
				: <Text of={title} />
			</span>
		</Button>
	);
	const toPay = pay && (
		<ButtonLink to={path(pay.path)}>
			{pay.words}
			<span className="sr-only">
				: <Text of={title} />
			</span>
		</ButtonLink>
	);
	if (state === "reserved") return null;
	return (
		<Form method="post" preventScrollReset className="flex flex-wrap gap-3">
			<input type="hidden" name="workshop" value={id} />
			{(state === "onSale" || state === "fewLeft") && (toPay ?? step("take", text.register))}
			{state === "soldOut" && canWait && step("wait", text.wait, "outline")}
			{state === "offered" && (toPay ?? step("take", text.accept))}
			{state === "offered" && step("leave", text.decline, "outline")}
			{state === "waiting" && step("leave", text.leave, "outline")}
			{state === "registered" && cancel && (
				<details className="group">
					<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
						{text.cancel}
						<DownArrow />
					</summary>
					<p className="mb-3 max-w-xs text-small text-ink-2">{cancel.words}</p>
					{cancel.isHere && step("giveBack", cancel.submit ?? text.cancel, "outline")}
					{cancel.find && (
						<ButtonLink look="outline" to={path("/orders")}>
							{cancel.find}
						</ButtonLink>
					)}
				</details>
			)}
		</Form>
	);
}
