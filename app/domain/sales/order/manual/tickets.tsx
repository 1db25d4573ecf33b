import type { ReactNode } from "react";
import { Deduction } from "#app/domain/sales/order/order-parts.tsx";
import type { SumView, TierChoice } from "./view.server.ts";

export function TierNumber({ id, tier, number, error }: { id: string; tier: TierChoice; number: string; error?: string }) {
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3">
			<div>
				<label htmlFor={id} className="font-semibold">
					{tier.name}
				</label>
				<p id={`${id}-about`} className="text-small text-ink-2">
					{tier.about}
				</p>
				{error && (
					<p id={`${id}-error`} className="font-medium text-danger">
						{error}
					</p>
				)}
			</div>
			<input
				id={id}
				name={`number.${tier.id}`}
				type="number"
				inputMode="numeric"
				min={0}
				defaultValue={number}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-about ${id}-error` : `${id}-about`}
				className="field w-24 text-center"
			/>
		</li>
	);
}

interface CartSumProps {
	sum: SumView;
	text: { sum: string; total: string };
	children?: ReactNode;
}

export function CartSum({ sum: { lines, total, tax, problems }, text, children }: CartSumProps) {
	return (
		<section data-notice tabIndex={-1} aria-labelledby="cart-sum" className="scroll-mt-4 rounded-card bg-paper-2 p-5 outline-none forced-colors:border">
			<h2 id="cart-sum" className="subheading">
				{text.sum}
			</h2>
			<ul className={lines.length === 0 ? "hidden" : ""}>
				{lines.map(({ name, count, each, before, insteadOf, amount, why }) => (
					<li key={`${name} ${each} ${why}`} className="mt-2 flex flex-wrap justify-between gap-x-4">
						<span>
							{count} × {name}
							{why && <Deduction {...{ why, before, each, insteadOf }} />}
						</span>
						<span className="ml-auto tabular">{amount}</span>
					</li>
				))}
			</ul>
			{lines.length > 0 && (
				<p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-line-strong pt-3 font-semibold">
					<span>{text.total}</span>
					<span className="font-display text-subheading tabular">{total}</span>
				</p>
			)}
			{tax && <p className="text-right text-small text-ink-2">{tax}</p>}
			{children}
			{problems.map((words) => (
				<p key={words} className="mt-2 font-medium text-danger">
					{words}
				</p>
			))}
		</section>
	);
}
