import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ActionMenu } from "#app/admin/action-menu.tsx";
import { OrderStateBadge } from "#app/domain/sales/order/actions/list.tsx";
import type { AdminOrder } from "#app/domain/sales/order/actions/order.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";

export function AdminOrderDetail({ order }: { order: AdminOrder }) {
	const { text, tickets, payments, refunds } = order;
	return (
		<>
			<header className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div>
					<h1 tabIndex={-1} className="title tabular outline-none">
						{text.title}
					</h1>
					<p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
						<OrderStateBadge state={order.state} words={order.stateWords} />
						<span className="tabular font-semibold">{order.total}</span>
					</p>
				</div>
				<div className="flex flex-wrap gap-3">
					{order.next && (
						<ButtonLink className="max-sm:grow" to={order.next.path}>
							{order.next.words}
						</ButtonLink>
					)}
					{order.menu.length > 0 && <ActionMenu label={text.more} groups={order.menu} />}
				</div>
			</header>
			{order.attention.map((words) => (
				<p key={words} className="mt-4 max-w-measure border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold">
					{words}
				</p>
			))}
			<div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
				<div className="space-y-6">
					<div>
						<Facts facts={order.facts} />
						{order.documents.length > 0 && (
							<p className="mt-2 flex flex-wrap gap-x-6">
								{order.documents.map(({ to, label }) => (
									<a key={to} href={to} className="link py-1">
										{label}
									</a>
								))}
							</p>
						)}
					</div>
					<Part title={text.lines}>
						{order.lines.map(({ id, words, price, sum, ended, ticket }) => (
							<Row key={id} main={words} side={sum} isStruck={ended !== undefined}>
								{[price, ended].filter(Boolean).join(", ")}
								{ticket && (
									<Link to={ticket.path} className="link ml-3 inline-block min-h-6">
										{ticket.words}
									</Link>
								)}
							</Row>
						))}
						<Row main={text.total} side={order.total} isStrong>
							{order.tax}
						</Row>
						{order.income && (
							<Row main={text.income} side={order.income.amount} isStrong>
								{order.income.tax}
							</Row>
						)}
					</Part>
					{tickets.length > 0 && (
						<Part title={text.tickets}>
							{tickets.map((ticket) => (
								<TicketRow key={ticket.id} ticket={ticket} text={text} />
							))}
						</Part>
					)}
					{payments.length > 0 && (
						<Part title={text.payments}>
							{payments.map(({ id, amount, words, at }) => (
								<Row key={id} main={words} side={amount}>
									{at}
								</Row>
							))}
						</Part>
					)}
					{refunds.length > 0 && (
						<Part title={text.refunds}>
							{refunds.map(({ id, amount, words, atStripe, at, steps }) => (
								<Row key={id} main={words} side={amount}>
									{at}
									{atStripe && <span className="block">{atStripe}</span>}
									{steps.length > 0 && (
										<span className="mt-2 flex flex-wrap gap-3">
											{steps.map((step) => (
												<ButtonLink key={step.path} look="outline" to={step.path}>
													{step.words}
												</ButtonLink>
											))}
										</span>
									)}
								</Row>
							))}
						</Part>
					)}
				</div>
				<Part title={text.history}>
					{order.history.map(({ id, at, words, others, by }) => (
						<Row key={id} main={words}>
							<time dateTime={at.iso}>{at.text}</time>, {by}
							{others && (
								<details className="group">
									<summary className="inline-flex min-h-6 items-center gap-2">
										{others.title}
										<DownArrow />
									</summary>
									<ul>
										{others.words.map((other) => (
											<li key={other.id} className="py-0.5">
												{other.words}
											</li>
										))}
									</ul>
								</details>
							)}
						</Row>
					))}
				</Part>
			</div>
		</>
	);
}

function TicketRow({ ticket, text }: { ticket: AdminOrder["tickets"][number]; text: AdminOrder["text"] }) {
	const { tier, attendee, email, company, arrived, isCancelled, actions, workshops } = ticket;
	const name = attendee ?? text.nameless;
	return (
		<li className="grid gap-x-5 border-b border-line py-2 wrap-anywhere sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1.2fr)_auto] sm:grid-rows-[auto_1fr]">
			<div className={`sm:col-start-1 ${isCancelled ? "line-through" : ""}`}>{name}</div>
			<p className="text-small text-ink-2 sm:col-start-1">{tier}</p>
			<p className="text-small text-ink-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:pt-0.5">
				{email}
				<span className="block">{company}</span>
			</p>
			<p className="text-small text-ink-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:pt-0.5">
				{workshops.join(", ")}
				{arrived && <span className="block text-success">{arrived}</span>}
			</p>
			{actions.length > 0 && (
				<div className="sm:col-start-4 sm:row-span-2 sm:row-start-1 sm:justify-self-end">
					<ActionMenu isSmall label={text.change} about={name} groups={[{ title: tier, actions }]} />
				</div>
			)}
		</li>
	);
}

function Facts({ facts }: Pick<AdminOrder, "facts">) {
	return (
		<dl className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 border-t-2 border-line-strong">
			{facts.map(({ label, value, href }) => (
				<div key={label} className="border-b border-line py-2">
					<dt className="text-small text-ink-2">{label}</dt>
					<dd className="whitespace-pre-line wrap-anywhere">
						{href ? (
							<Link to={href} className="link">
								{value}
							</Link>
						) : (
							value
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2 className="subheading border-b-2 border-line-strong pb-2">{title}</h2>
			<ul>{children}</ul>
		</section>
	);
}

interface RowProps {
	main: string;
	side?: string;
	isStrong?: boolean;
	isStruck?: boolean;
	children: ReactNode;
}

function Row({ main, side, isStrong, isStruck, children }: RowProps) {
	return (
		<li className="border-b border-line py-2">
			<div className={`flex flex-wrap justify-between gap-x-6 ${isStrong ? "font-semibold" : ""} ${isStruck ? "line-through" : ""}`}>
				<span className="min-w-0 flex-1 wrap-anywhere">{main}</span>
				{side && <span className="tabular">{side}</span>}
			</div>
			<div className="text-small text-ink-2 wrap-anywhere empty:hidden">{children}</div>
		</li>
	);
}
